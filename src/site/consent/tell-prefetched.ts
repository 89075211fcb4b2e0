import { seenPath } from '@/page-views/seen';

/**
 * Says that a page is seen which the browser had fetched ahead: the web process does not count that request,
 * and there is no other. In the head of each page while views are counted.
 */
export const tellPrefetched = `(()=>{const[visit]=performance.getEntriesByType('navigation');if(visit?.deliveryType==='navigational-prefetch')navigator.sendBeacon('${seenPath}')})()`;
