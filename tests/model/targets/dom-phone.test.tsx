import { walkInDom } from './dom-suite';
import { placesOn } from './places';

walkInDom(placesOn('phone'));
