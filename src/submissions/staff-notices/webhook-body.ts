import { forms, type FormDefinition } from '@/forms';

import type { WebhookEvent } from '../records/notices/staff-notices';

export const webhookFormats = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** What the webhook is told. */
export interface News {
  /** The same for every try. */
  readonly id: string;
  readonly event: WebhookEvent;
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
}

/** `New quote request Q-7F3K-2M from Margaret Oduya, St Anne’s Clinics` */
function sentence({ event, form, reference, sender }: News): string {
  const what =
    event === 'answer'
      ? `Answer to ${forms[form].staff.one} ${reference}`
      : `New ${forms[form].staff.one} ${reference}`;
  return sender ? `${what} from ${[sender.name, sender.company].filter(Boolean).join(', ')}` : what;
}

/** Slack reads three characters as its own (api.slack.com/reference/surfaces/formatting). */
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Teams reads Markdown in a text. */
const forTeams = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!|~>]/g, '\\$&');

const bodies: Record<WebhookFormat, (news: News) => object> = {
  json: ({ id, event, form, reference, link, sender }) => ({
    id,
    type: event === 'answer' ? 'answer.received' : 'submission.received',
    data: { form, reference, link, ...(sender ? { sender } : {}) },
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

interface RuleNews extends Omit<News, 'event'> {
  readonly rule: { readonly id: string; readonly name: string };
}

/** What the webhook of a rule is told: that the rule acted, and on what. */
export const ruleWebhookBody = ({ id, rule, form, reference, link, sender }: RuleNews): string =>
  JSON.stringify({
    id,
    type: 'rule.acted',
    data: { rule, form, reference, link, ...(sender ? { sender } : {}) },
  });
