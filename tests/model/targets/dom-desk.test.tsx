import { walkInDom } from './dom-suite';
import { targetsOn } from './targets';

walkInDom(targetsOn('desk'));
