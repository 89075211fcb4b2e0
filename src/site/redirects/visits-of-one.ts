/** How much of what one visitor asks for in vain is counted in so long. */
const windowMs = 10 * 60_000;
const mostAddresses = 20;
const mostVisits = 5;

/** So many visitors are told apart; the one who came first is forgotten first. */
const mostVisitors = 2000;

/**
 * Bounds what one visitor adds to the list of missing pages: whoever makes up addresses, or asks for
 * one again and again, pushes out none that many have asked for. It forgets all after ten minutes.
 */
export class VisitsOfOne {
  #visitors = new Map<string, Map<string, number>>();
  #since = 0;

  /** @returns whether this visit counts */
  note(visitor: string, path: string, now = performance.now()): boolean {
    if (now - this.#since > windowMs) {
      this.#visitors = new Map();
      this.#since = now;
    }
    const visits = this.#visitsOf(visitor);
    const before = visits.get(path);
    if (before === undefined ? visits.size >= mostAddresses : before >= mostVisits) return false;
    visits.set(path, (before ?? 0) + 1);
    return true;
  }

  #visitsOf(visitor: string): Map<string, number> {
    const known = this.#visitors.get(visitor);
    if (known) return known;
    const [first] = this.#visitors.keys();
    if (first !== undefined && this.#visitors.size >= mostVisitors) this.#visitors.delete(first);
    const visits = new Map<string, number>();
    this.#visitors.set(visitor, visits);
    return visits;
  }
}
