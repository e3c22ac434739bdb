import { scenesOf } from '#machines/scene';

const scene = { actor: 'shop', path: '/', part: 'section[aria-labelledby=features]', moves: [] } as const;

export const scenes = scenesOf({ name: 'shop', events: {} }, [{ ...scene, isPrerendered: true }, scene]);
