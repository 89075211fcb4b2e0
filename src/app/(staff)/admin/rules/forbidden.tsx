import { RefusedPage } from '../refused-page';

/** Of who may not say how the inbox works. */
export default function RulesRefused() {
  return <RefusedPage right="settings" />;
}
