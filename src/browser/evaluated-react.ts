import { errors, stackTraceLimit } from './without-stacks';
import { hydrateRoot as hydrate } from 'react-dom/client';

errors.stackTraceLimit = stackTraceLimit;

/**
 * React's `hydrateRoot`, asked for in the chunk of the packages: as a CommonJS package React only runs when it is asked
 * for, which would be in the entry's task (decision 015).
 */
export const hydrateRoot = hydrate;
