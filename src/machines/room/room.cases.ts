import { casesOf } from '#kit/paths/cases';

import { roomMachine } from './room.machine';

export const cases = casesOf({
  name: 'room',
  machine: roomMachine,
  starts: { 'the room': undefined },
  cases: {
    'a width of 300 cm is typed': { type: 'size.typed', size: 'width', text: '300', unit: 'cm' },
    'a door of 90 cm is typed': { type: 'size.typed', size: 'door', text: '0.9 m', unit: 'cm' },
    'the width is emptied': { type: 'size.typed', size: 'width', text: '', unit: 'cm' },
    'words are typed for the width': { type: 'size.typed', size: 'width', text: 'wide', unit: 'cm' },
    'the field of the width is left': { type: 'size.left', size: 'width' },
    'the field of the door is left': { type: 'size.left', size: 'door' },
    'another tab has measured a door': { type: 'room.restored', room: { door: 80 } },
    'another tab clears this device': { type: 'room.restored', room: {} },
  },
});
