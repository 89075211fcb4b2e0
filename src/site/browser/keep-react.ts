'use client';

/*
 * A page that has this line keeps all of React in the browser: hydration, Next's router and server
 * actions (docs/decisions/34-nothing-dead.md).
 *
 *     import '@/site/browser/keep-react';
 *
 * There is nothing in here. That a page has it is what a build and `npm run dev` look for.
 */

