import config from '@payload-config';
import '@payloadcms/next/css';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';

import { careful } from '../careful';

export const GET = careful(REST_GET(config));
export const POST = careful(REST_POST(config));
export const DELETE = careful(REST_DELETE(config));
export const PATCH = careful(REST_PATCH(config));
export const PUT = careful(REST_PUT(config));
export const OPTIONS = careful(REST_OPTIONS(config));
