import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';

import { fontNames } from '~/brand/typeface';

import { scheduleAhead } from '@/panel/schedules/schedule-ahead';
import { scheduleFunction } from '@/platform/payload/panel/server-functions';

import '@/platform/payload/panel/theme.css';
import '@/platform/payload/panel/looks.css';
import '@/panel/calendar/calendar.css';
import '@/platform/payload/panel/for-everybody.css';
import '@/panel/drawing/drawing.css';
import '@/panel/panel.css';
import '@/panel/bulk/bulk.css';
import '@/panel/search/search.css';
import '@/panel/redirects/redirects-file.css';
import '@/panel/search-engines/results.css';
import '@/panel/wordpress/import-articles.css';

import { refuseChangedFields } from './changed-fields';
import { importMap } from './cms/importMap';
import { serverFunctionCall } from './server-function-call';

const serverFunction: ServerFunctionClient = async (given) => {
  'use server';
  const call = await serverFunctionCall(given, await headers());
  if (!call) notFound();
  return handleServerFunctions({
    ...call,
    config,
    importMap,
    serverFunctions: { [scheduleFunction]: scheduleAhead },
  });
};

export default async function PanelLayout({ children }: { children: ReactNode }) {
  await refuseChangedFields();
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: fontNames }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  );
}
