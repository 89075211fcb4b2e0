import { RefusedPage } from '../refused-page';

/** Of who may not give programs a token. */
export default function TokensRefused() {
  return <RefusedPage right="tokens" />;
}
