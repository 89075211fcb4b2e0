import { forms, type FormDefinition } from '@/forms';

import type { OpportunityNotice, WebhookEvent } from '../records/notices/staff-notices';

export const webhookFormats = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** What the webhook is told. */
export interface News {
  /** The same for every try. */
  readonly id: string;
  readonly event: WebhookEvent | OpportunityNotice;
  readonly form: FormDefinition['name'];
  readonly reference: string;
  /** To the submission in the inbox. */
  readonly link: string;
  /** Null unless the settings let personal data out. */
  readonly sender: {
    readonly name: string;
    readonly email: string;
    readonly company: string | null;
  } | null;
  /** Where it is told of one: of the conversation that it was made of, and where it stands. */
  readonly opportunity?: {
    readonly id: string;
    /** Without a label once the settings have no such stage any more. */
    readonly stage: { readonly key: string; readonly label: string | null };
  };
}

const types: Record<News['event'], string> = {
  submission: 'submission.received',
  answer: 'answer.received',
  'opportunity-created': 'opportunity.created',
  'opportunity-moved': 'opportunity.moved',
  'opportunity-won': 'opportunity.won',
  'opportunity-lost': 'opportunity.lost',
};

/** `New quote request Q-7F3K-2M from Margaret Oduya, St Anne’s Clinics` */
function sentence(news: News): string {
  const { sender } = news;
  const what = whatHappened(news);
  return sender ? `${what} from ${[sender.name, sender.company].filter(Boolean).join(', ')}` : what;
}

function whatHappened({ event, form, reference, opportunity }: News): string {
  const stage = opportunity?.stage.label ?? 'another stage';
  switch (event) {
    case 'submission':
      return `New ${forms[form].staff.one} ${reference}`;
    case 'answer':
      return `Answer to ${forms[form].staff.one} ${reference}`;
    case 'opportunity-created':
      return `${reference} is an opportunity, in ${stage}`;
    case 'opportunity-moved':
      return `Opportunity ${reference} moved to ${stage}`;
    case 'opportunity-won':
      return `Opportunity ${reference} was won`;
    case 'opportunity-lost':
      return `Opportunity ${reference} was lost`;
  }
}

/** Slack reads three characters as its own (api.slack.com/reference/surfaces/formatting). */
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Teams reads Markdown in a text. */
const forTeams = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!|~>]/g, '\\$&');

const bodies: Record<WebhookFormat, (news: News) => object> = {
  json: ({ id, event, form, reference, link, sender, opportunity }) => ({
    id,
    type: types[event],
    data: {
      ...{ form, reference, link },
      ...(sender ? { sender } : {}),
      ...(opportunity ? { opportunity } : {}),
    },
  }),
  slack: (news) => ({ text: `${forSlack(sentence(news))}\n<${news.link}|Open it in the inbox>` }),
  // A message with an adaptive card, as the workflow “Post to a channel when a webhook request is
  // received” takes it.
  teams: (news) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'TextBlock', text: forTeams(sentence(news)), wrap: true }],
          actions: [{ type: 'Action.OpenUrl', title: 'Open it in the inbox', url: news.link }],
        },
      },
    ],
  }),
};

export const webhookBody = (format: WebhookFormat, news: News): string =>
  JSON.stringify(bodies[format](news));

interface RuleNews extends Omit<News, 'event' | 'opportunity'> {
  readonly rule: { readonly id: string; readonly name: string };
}

/** What the webhook of a rule is told: that the rule acted, and on what. */
export const ruleWebhookBody = ({ id, rule, form, reference, link, sender }: RuleNews): string =>
  JSON.stringify({
    id,
    type: 'rule.acted',
    data: { rule, form, reference, link, ...(sender ? { sender } : {}) },
  });
