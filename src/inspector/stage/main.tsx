import '#ui/theme/globals.css';

import { sessionFromLink } from '../session/link';
import { endOf } from '../session/session';
import type { StageAnswer, StageCommand, StageMessage } from './messages';
import { bodyOf, STAGE } from './messages';
import { createStage } from './stage';

const follow = createStage(answer);

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  const command = event.source === window.parent ? bodyOf<StageCommand>(event) : undefined;
  if (command) {
    follow(command);
  }
});

if (window.parent === window) {
  openByLink();
} else {
  answer({ kind: 'ready' });
}

/** In a tab of its own the shop goes on by itself from where the link left it. */
function openByLink(): void {
  const session = sessionFromLink(window.location.hash.slice(1));
  follow({ kind: 'show', why: 'begin', session, until: endOf(session) });
  follow({ kind: 'run', isRunning: true });
}

function answer(body: StageAnswer): void {
  const message: StageMessage<StageAnswer> = { channel: STAGE, body };
  window.parent.postMessage(message, window.location.origin);
}
