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

const link = window.location.hash.slice(1);
if (link === '') {
  answer({ kind: 'ready' });
} else {
  openByLink(link);
}

/** The shop as a link has it; it goes on by itself from there, unless the address says that it stands still. */
function openByLink(link: string): void {
  const session = sessionFromLink(link);
  follow({ kind: 'show', why: 'begin', session, until: endOf(session) });
  follow({ kind: 'run', isRunning: !new URLSearchParams(window.location.search).has('still') });
}

function answer(body: StageAnswer): void {
  const message: StageMessage<StageAnswer> = { channel: STAGE, body };
  window.parent.postMessage(message, window.location.origin);
}
