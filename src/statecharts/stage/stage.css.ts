import { globalStyle } from '@vanilla-extract/css';

// Phones and tablets lay their scrollbars over the page: a window as wide as theirs has all of its width.
globalStyle('html', { '@media': { '(max-width: 63.99em)': { scrollbarWidth: 'none' } } });
