import { useState } from 'react';

/** What is looked for in the drawing of a machine. */
export interface Finding {
  readonly machine: string;
  readonly words: string;
}

export interface FindingProps {
  finding: Finding;
  onFind: (finding: Finding) => void;
}

/** Kept by whoever draws the same machine in more than one place: opening the desk draws the page anew. */
export function useFinding(): FindingProps {
  const [finding, onFind] = useState<Finding>({ machine: '', words: '' });
  return { finding, onFind };
}
