import { walkInDom } from './dom-suite';
import { placesOn } from '#statecharts/places';

walkInDom(placesOn('desktop'));
