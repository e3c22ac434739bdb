import '#ui/theme/globals.css';

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { registerServiceWorker } from '#browser/service-worker';

import { Inspector } from './Inspector';

const root = document.getElementById('statecharts');
if (root) {
  // In slices: else a phone hears no press for a third of a second.
  startTransition(() => createRoot(root).render(<Inspector />));
  registerServiceWorker(0);
}
