import '#ui/theme/globals.css';

import type { StageAnswer, StageCommand, StageMessage } from './messages';
import { bodyOf, STAGE } from './messages';
import { createStage } from './stage';

const follow = createStage((body) => {
  const message: StageMessage<StageAnswer> = { channel: STAGE, body };
  window.parent.postMessage(message, window.location.origin);
});

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  const command = event.source === window.parent ? bodyOf<StageCommand>(event) : undefined;
  if (command) {
    follow(command);
  }
});

const ready: StageMessage<StageAnswer> = { channel: STAGE, body: { kind: 'ready' } };
window.parent.postMessage(ready, window.location.origin);
