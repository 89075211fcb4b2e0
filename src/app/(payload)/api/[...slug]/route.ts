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

import { privately } from '../private-answers';

export const GET = privately(REST_GET(config));
export const POST = privately(REST_POST(config));
export const DELETE = privately(REST_DELETE(config));
export const PATCH = privately(REST_PATCH(config));
export const PUT = privately(REST_PUT(config));
export const OPTIONS = privately(REST_OPTIONS(config));
