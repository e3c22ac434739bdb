import { useState } from 'react';

interface LookedFor {
  readonly machine: string;
  readonly words: string;
}

/** What is looked for in the drawing of a machine, and how something else is. */
export interface Finding extends LookedFor {
  readonly onFind: (lookedFor: LookedFor) => void;
}

/** Kept by whoever draws the same machine in more than one place: opening the desk draws the page anew. */
export function useFinding(): Finding {
  const [lookedFor, onFind] = useState<LookedFor>({ machine: '', words: '' });
  return { ...lookedFor, onFind };
}
