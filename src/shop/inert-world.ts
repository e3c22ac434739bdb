import { sampleContent } from '#content/whole-content';
import type { Content } from '#domain/content';
import type { Store, World } from '#domain/world';

const PRERENDERED_ON = '2025-06-15T12:00:00Z';

/** A world without storage whose clock stands still, for prerendering. */
export function inertWorld(content: Content = sampleContent()): World {
  const empty: Store = { read: () => undefined, text: () => undefined, write: () => true, remove: () => undefined };
  return {
    now: () => new Date(PRERENDERED_ON),
    random: () => 0.5,
    local: empty,
    session: empty,
    navigate: () => undefined,
    content,
  };
}
