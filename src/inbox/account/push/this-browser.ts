/** What the worker is for: the inbox, and no page beside it. */
const basePath = '/admin/';

/** What a browser can do about notices: `denied` where its owner has blocked them for this site. */
export type Ability = 'unable' | 'denied' | 'able';

export function abilityHere(): Ability {
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** What it is told with; null where it is not told. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(basePath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const inBase64 = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether it is told by this site as it is now: a site with another secret cannot. */
const isOfKey = ({ options }: PushSubscription, serverKey: string): boolean =>
  options.applicationServerKey !== null && inBase64(options.applicationServerKey) === serverKey;

/**
 * Subscribes this browser, once its owner has allowed notices.
 * @param serverKey in base64url
 * @throws where its maker's service cannot be reached
 */
export async function subscribeHere(serverKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(`${basePath}push-worker`, { scope: basePath });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && isOfKey(before, serverKey)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
}

/** As the list of browsers has it. */
export async function digestOf({ endpoint }: PushSubscription): Promise<string> {
  return inBase64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

/** What the server has to know of it. */
export function asFields(subscription: PushSubscription): FormData {
  const { keys = {} } = subscription.toJSON();
  const data = new FormData();
  data.set('endpoint', subscription.endpoint);
  data.set('p256dh', keys['p256dh'] ?? '');
  data.set('auth', keys['auth'] ?? '');
  return data;
}
