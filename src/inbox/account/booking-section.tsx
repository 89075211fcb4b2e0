'use client';

import { longestAddress } from '@/platform/https-address';
import { textBox } from '@/ui/dense-controls';

import { chooseOwnBookingLink } from './actions';
import { OwnChoiceForm } from './own-choice-form';

/** Where staff say at which address calls with them are booked. Works without scripts as well. */
export function BookingSection({ bookingLink }: { bookingLink: string }) {
  return (
    <section aria-labelledby="booking" className="mt-10">
      <h2 id="booking" className="text-[20px]">
        Your booking link
      </h2>
      <OwnChoiceForm action={chooseOwnBookingLink} button="Save booking link">
        <p id="booking-hint" className="max-w-[60ch]">
          The address of the tool in which calls with you are booked. Templates name it as{' '}
          <code>{'{bookingLink}'}</code>, and the page of whoever wrote shows it while you have
          their enquiry. If it is empty, the one in Inbox settings counts.
        </p>
        <input
          type="url"
          name="bookingLink"
          aria-labelledby="booking"
          aria-describedby="booking-hint"
          maxLength={longestAddress}
          placeholder="https://"
          defaultValue={bookingLink}
          className={`${textBox} mt-2 max-w-[60ch]`}
        />
      </OwnChoiceForm>
    </section>
  );
}
