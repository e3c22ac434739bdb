import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { orderDetailMachine } from '#machines/order-detail/order-detail.machine';
import { COUNTRY_NAMES } from '#routes/-shared/contact-rules';
import { useForm } from '#routes/-shared/form';
import { isShownByPage, useNotice } from '#routes/-shared/notice';
import { usePhoneNumbers } from '#routes/-shared/phone-field';
import type { OrderAddressProps } from '#ui/views/TrackOrderDetailView/OrderAddress';

import { page } from './-page';

/** How the address of an order is changed on its page. */
export function useOrderAddress(detail: ActorRefFrom<typeof orderDetailMachine>): OrderAddressProps {
  const form = useSelector(detail, ({ children }) => children.address);
  const words = useForm(form);
  const onPhoneFocused = usePhoneNumbers(words.values['phone'], form);
  return {
    form: useSelector(detail, (snapshot) => snapshot.hasTag('changing'))
      ? { words, countries: COUNTRY_NAMES, onPhoneFocused, onClose: () => detail.send({ type: 'address.closed' }) }
      : undefined,
    isPacked: useSelector(detail, (snapshot) => snapshot.hasTag('packed')),
    notice: useNotice((removal) => isShownByPage(page.address, removal)),
    onOpen: () => detail.send({ type: 'address.opened' }),
  };
}
