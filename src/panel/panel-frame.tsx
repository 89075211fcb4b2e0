import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps, TypedUser } from 'payload';
import type { ReactNode } from 'react';

interface PanelFrameProps {
  /** What Payload gives a view of ours. */
  view: AdminViewServerProps;
  user: TypedUser;
  children: ReactNode;
}

/** Payload's frame around a view of ours: its menu and what stands at the top. */
export function PanelFrame({ view, user, children }: PanelFrameProps) {
  const { i18n, initPageResult, params, searchParams, viewActions } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={req.payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      req={req}
      user={user}
      {...(viewActions && { viewActions })}
    >
      {children}
    </DefaultTemplate>
  );
}
