import { useSelector } from '@xstate/react';

import type { NoticeProps } from '#ui/components/Notice/Notice';

import { useMember } from './shop';

/** False if the browser refuses to store data. */
export function useIsKeeping(): boolean {
  return useSelector(useMember('device'), (snapshot) => !snapshot.hasTag('refusing'));
}

/** A confirmation after data was entered: `subject` with its verb, such as "Your card is". */
export function useSavedWords(subject: string): string {
  return useIsKeeping() ? `${subject} saved on this device.` : `${subject} noted until you leave: nothing is saved.`;
}

/** The warning that nothing is stored, shown once. */
export function useDeviceWarning(): NoticeProps {
  const device = useMember('device');
  const isShown = useSelector(device, (snapshot) => snapshot.hasTag('warning'));
  const isOutdated = useSelector(device, ({ context }) => context.isOutdated);
  return {
    text: isShown ? (isOutdated ? OUTDATED : WARNING) : undefined,
    action: { label: 'Understood', onClick: () => device.send({ type: 'warning.closed' }) },
  };
}

const WARNING =
  'This browser is not saving anything for the shop: its storage is full or switched off. Everything works, but is lost when you close or reload the page.';

const OUTDATED =
  'This page is older than what is kept on this device, so some of what you change here is not saved. Reload the page for the newer shop.';
