/**
 * How the panel's components go from page to page. In Payload 4 these come from `@payloadcms/ui`: a
 * change in this file.
 */
export { notFound, redirect, usePathname, useRouter, useSearchParams } from 'next/navigation';
