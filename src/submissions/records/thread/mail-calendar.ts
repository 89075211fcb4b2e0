/** When something begins or ends, as a calendar file has it. */
export interface EventTime {
  /** Of what goes by days: `2026-11-23`. */
  readonly day?: string;
  /** In ISO 8601; absent where nobody can say which instant is meant. */
  readonly at?: string;
  /** What the file says: `2026-11-23T15:00`. */
  readonly local?: string;
  /** The zone of that, by its IANA name or as the file calls it; absent for UTC and for none. */
  readonly zone?: string;
}

export const participations = ['ACCEPTED', 'TENTATIVE', 'DECLINED'] as const;

/** What somebody answers to an invitation. */
export type Participation = (typeof participations)[number];

export interface CalendarPerson {
  readonly address: string;
  readonly name: string | null;
}

export interface CalendarGuest extends CalendarPerson {
  /** Null where they have not said. */
  readonly answer: Participation | null;
}

export interface CalendarEvent {
  readonly uid: string;
  /** Counts the changes that whoever invites made. */
  readonly sequence: number;
  /** Which one of a repeated event is meant, by when it was to begin; null for all of them. */
  readonly recurrence: EventTime | null;
  readonly title: string;
  readonly where: string | null;
  readonly start: EventTime | null;
  /** Of what goes by days: the day after the last. */
  readonly end: EventTime | null;
  /** Null for what happens once. */
  readonly repeats: {
    /** The first ones, with the beginning; empty where its rule is none that is read. */
    readonly first: readonly EventTime[];
    /** There are more than these. */
    readonly isMore: boolean;
  } | null;
  readonly organizer: CalendarPerson | null;
  /** The first of them. */
  readonly guests: readonly CalendarGuest[];
}

export const calendarMethods = ['REQUEST', 'CANCEL', 'REPLY', 'COUNTER', 'PUBLISH'] as const;

/** What the calendar file of a mail says, or that of an answer of ours. */
export interface MailCalendar {
  /** PUBLISH where it wants no answer, or what it wants is not known. */
  readonly method: (typeof calendarMethods)[number];
  /** The first of them; empty where the file could not be read. */
  readonly events: readonly CalendarEvent[];
  /** How many more there are. */
  readonly more: number;
  /** The same in the text of the mail, word by word. */
  readonly words: string;
  /** Of an answer of ours, when it was given, in ISO 8601: of two, a calendar takes the later one. */
  readonly stamp?: string;
}
