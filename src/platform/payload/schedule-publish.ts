/**
 * What Payload's panel asks when somebody chooses a date to publish at (3.90.2). Who takes the place
 * of the server function calls it; its place in the package is not documented.
 */
export { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
