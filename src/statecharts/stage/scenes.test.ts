import { expect, test } from 'vitest';

import { exported } from './scenes';

test('a file without scenes is named', () => {
  const scenes = { scenes: [], unshown: {}, samePictures: [] };
  expect(exported({ '/src/machines/toast/toast.scenes.ts': scenes })).toEqual([scenes]);
  expect(() => exported({ '/src/machines/toast/toast.scenes.ts': undefined })).toThrow(
    'src/machines/toast/toast.scenes.ts exports no "scenes"',
  );
});
