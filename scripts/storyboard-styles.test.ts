import { expect, test, vi } from 'vitest';

import * as button from '#ui/components/Button/Button.css';
import * as dialogParts from '#ui/components/Dialog/parts.css';
import { vars } from '#ui/theme/vars.css';

import { readStyleNames } from './storyboard-styles.mjs';

test('classes and custom properties of the built shop have the names of components and tokens', async () => {
  // As in a build: the names that tests give are longer, and end as those of a build.
  vi.stubEnv('NODE_ENV', 'production');
  const { components, tokens } = await readStyleNames().finally(() => vi.unstubAllEnvs());
  const componentOf = (className: string) => {
    const ending = className.split('__').at(-1) ?? '';
    return components[ending.slice(0, -1)] ?? components[`_${ending.slice(0, -1)}`];
  };
  expect(componentOf(button.icon)).toBe('Button');
  expect(componentOf(dialogParts.icon)).toBe('Dialog');
  const tokenOf = (variable: string) =>
    Object.entries(tokens).find(([property]) => variable.endsWith(`_${property.replace(/^--_?/, '')})`))?.[1];
  expect(tokenOf(vars.color.clay)).toBe('color.clay');
  expect(tokenOf(vars.space.s16)).toBe('space.s16');
});
