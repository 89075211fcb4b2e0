/** How far the process is: read by the health checks, written by `main` and `drain`. */
export interface Lifecycle {
  prepared: boolean;
  draining: boolean;
}
