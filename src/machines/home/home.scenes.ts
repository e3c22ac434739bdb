import { scenesOf } from '#machines/scene';

import { cases } from './home.cases';

export const scenes = scenesOf(cases, [{ actor: 'home', path: '/', part: 'main', moves: [] }]);
