// Next's own first step in a server: its other files, which tests that share a process load in any
// order, look for what it sets.
import 'next/dist/server/node-environment-baseline';
