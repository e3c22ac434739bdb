import '#ui/theme/globals.css';
import './stage.css';

import { messageOf } from '#kit/message-of';
import { endOf } from '#kit/session/session';
import { isShortcut } from '../palette/shortcut';
import { linkedSession } from '../session/linked';
import type { StageAnswer, StageCommand, StageMessage } from './messages';
import { bodyOf, STAGE } from './messages';
import { createStage } from './stage';
import { readStageQuery } from './stage-query';

const follow = createStage(answer);

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  // In a tab of its own the stage would hear its own answers.
  const isAsked = window.parent !== window && event.source === window.parent;
  const command = isAsked ? bodyOf<StageCommand>(event) : undefined;
  if (command) {
    follow(command);
  }
});

// Keys that are pressed in a frame are not heard around it.
window.addEventListener('keydown', (event) => {
  if (window.parent !== window && isShortcut(event)) {
    event.preventDefault();
    window.parent.document.dispatchEvent(new KeyboardEvent(event.type, event));
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
  try {
    const session = linkedSession(link);
    const { isStill, part } = readStageQuery(window.location.search);
    follow({ kind: 'show', why: 'begin', begins: 1, session, until: endOf(session), part });
    follow({ kind: 'run', isRunning: !isStill });
  } catch (error) {
    answer({ kind: 'failed', reason: messageOf(error) });
  }
}

function answer(body: StageAnswer): void {
  if (body.kind === 'failed' && window.parent === window) {
    say(body.reason);
  }
  const message: StageMessage<StageAnswer> = { channel: STAGE, body };
  window.parent.postMessage(message, window.location.origin);
}

/** In a tab of its own nobody else tells why there is no shop. */
function say(reason: string): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = reason;
  document.body.prepend(words);
}
