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
import { unlessAway } from '../unless-away';

export const GET = privately(unlessAway(REST_GET(config)));
export const POST = privately(unlessAway(REST_POST(config)));
export const DELETE = privately(unlessAway(REST_DELETE(config)));
export const PATCH = privately(unlessAway(REST_PATCH(config)));
export const PUT = privately(unlessAway(REST_PUT(config)));
export const OPTIONS = privately(unlessAway(REST_OPTIONS(config)));
