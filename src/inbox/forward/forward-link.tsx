'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';

import { OnlyFor } from '../frame/only-for';
import { forwardAddress } from './forward-address';

type ForwardLinkProps = Parameters<typeof forwardAddress>[0] & { children: ReactNode };

/** To the page where a mail or a conversation is forwarded, for who may do that. */
export const ForwardLink = ({ children, ...what }: ForwardLinkProps) => (
  <OnlyFor right="work">
    <Link
      href={forwardAddress(what)}
      prefetch={false}
      className="w-fit text-[13px] underline underline-offset-2 max-sm:inline-block max-sm:py-2.5 print:hidden"
    >
      {children}
    </Link>
  </OnlyFor>
);
