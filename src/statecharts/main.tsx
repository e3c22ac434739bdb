import '#ui/theme/globals.css';

import { createRoot } from 'react-dom/client';

import { registerServiceWorker } from '#browser/service-worker';

import { Inspector } from './Inspector';

const root = document.getElementById('statecharts');
if (root) {
  createRoot(root).render(<Inspector />);
  registerServiceWorker(0);
}
