import config from '@payload-config';
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';

import { importMap } from '../importMap';

interface PanelPageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = (props: PanelPageProps) =>
  generatePageMetadata({ config, ...props });

export default function PanelNotFound(props: PanelPageProps) {
  return NotFoundPage({ config, importMap, ...props });
}
