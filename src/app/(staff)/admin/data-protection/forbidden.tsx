import { RefusedPage } from '../refused-page';

/** Of who may not erase. */
export default function DataProtectionRefused() {
  return <RefusedPage right="erase" />;
}
