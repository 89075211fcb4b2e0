import path from 'node:path';

import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import sharp from 'sharp';

import {
  searchExtensions,
  withNameIndexes,
  withSearchIndexes,
  withSenderIndexes,
} from '@/submissions/records/search-indexes';
import { withHistoryIndex } from '@/submissions/records/history';
import { withMadeFormIndexes } from '@/submissions/records/made/indexes';
import { withWorkIndexes } from '@/submissions/records/queue/work-indexes';
import { attachments } from '@/submissions/records/attachments/table';
import { waitingMails } from '@/submissions/records/incoming/waiting-table';
import { unreadMailboxes } from '@/submissions/records/mailboxes/unread-table';
import { formFiles } from '@/submissions/records/made/files-table';
import { formWebhooks } from '@/submissions/records/made/webhooks-table';
import { erasures } from '@/submissions/records/erasure/erasures-table';
import { formerAddresses } from '@/submissions/records/person/former-addresses-table';
import { addressJoins } from '@/submissions/records/person/joins-table';
import { importRows, imports } from '@/submissions/records/imports/imports-table';
import { mentions } from '@/submissions/records/mentions/mentions-table';
import { merges } from '@/submissions/records/merges/merges-table';
import { presences } from '@/submissions/records/presence/presence-table';
import { prospectPages } from '@/submissions/records/prospects-page/page-table';
import { proposedTimes } from '@/submissions/records/prospects-page/times-table';
import { inboxRules, ruleArrivals } from '@/submissions/records/rules/rules-table';
import { pushSubscriptions } from '@/submissions/records/push/subscriptions-table';
import { submissionTags } from '@/submissions/records/tags/tags-table';
import { sharedDrafts } from '@/submissions/records/drafts/shared-drafts-table';
import { ownTexts } from '@/submissions/records/texts/own-texts-table';
import {
  opportunities,
  opportunityChanges,
} from '@/submissions/records/opportunities/opportunities-table';
import {
  contactChanges,
  contactDetails,
  contactKeys,
} from '@/submissions/records/people/details-table';
import { companies, people } from '@/submissions/records/people/people-table';
import { watches } from '@/submissions/records/watches/watches-table';
import { savedViews } from '@/submissions/records/views/saved-views-table';
import { submissions } from '@/submissions/records/parent';
import { threadEntries } from '@/submissions/records/thread/thread-table';
import { env, isWebProcess } from '@/env';
import { outliveBrokenConnections } from '@/platform/payload/adapter';
import { beginAnewAfterFailure } from '@/platform/payload/first-connection';
import { jsonLogOptions, readableLog } from '@/platform/log-format';
import { logOptions } from '@/platform/log';
import { mail } from '@/platform/mail/adapter';
import { tellEnds } from '@/platform/payload/after-transaction';
import { mediaInBucket } from '@/platform/media/media-in-bucket';
import { pageViews } from '@/page-views/table';
import { rateLimits } from '@/platform/rate-limit/table';
import { noteFields } from '@/platform/payload/fields-at-start';
import { withoutInherited } from '@/platform/payload/own-members';
import { withReasons } from '@/platform/payload/migrations';
import { markUncheckedSessions } from '@/accounts/guards';
import { recoveryCodes, secondFactors } from '@/accounts/second-factor';
import { apiTokens } from '@/accounts/tokens';
import { uploadLimit, uploadRefusal } from '@/platform/media/upload-limit';

import brand from '~/brand/brand.json' with { type: 'json' };
import { place } from '~/site.config';
import { collections } from './collections';
import { articleImport } from './collections/articles/wordpress/endpoint';
import {
  articleImportFiles,
  articleImportItems,
  articleImports,
  importedDocuments,
} from './collections/articles/wordpress/records/table';
import { linkSuggestions } from './collections/search/suggest-links';
import { approvalRoutes } from './collections/review/approvals/endpoint';
import { approvals } from './collections/review/approvals/table';
import { reviewLinksRoutes } from './collections/review/endpoints';
import { reviewerNotesRoutes } from './collections/review/notes/endpoint';
import { reviewerNotes } from './collections/review/notes/table';
import { reviewLinks } from './collections/review/table';
import { searchEntries, searchWords } from './collections/search/tables';
import { keepLocks } from './collections/drafts/keep-locks';
import { withNamedCopies } from './collections/drafts/named-copies';
import { withOnceOnSite } from './collections/drafts/once-on-site';
import { withPictureSearch } from './collections/media/search-index';
import { refuseUnsoundQueries } from './collections/queries/sound-queries';
import { withGuardedRoutes } from './collections/routes/guarded-routes';
import { withKnownAccess } from './collections/routes/known-access';
import { withOwnLocks } from './collections/routes/own-locks';
import { tellFieldErrors, tellOutage, tellRefusals } from './collections/hooks/tell-errors';
import { redirects } from './collections/redirects';
import { launchList } from './collections/launch/endpoint';
import { redirectsFile } from './collections/redirects/file/endpoints';
import { searchEngines } from './collections/search-engines';
import { withSoundValues } from './collections/soundness/with-sound-values';
import { contentTexts } from './collections/texts/endpoint';
import { withoutUnusedRoutes } from './collections/routes/unused-routes';
import { textEditor } from './collections/panel/text-editor';
import { translations } from './collections/panel/translations';
import { globals } from './globals';
import { withoutWords } from './globals/words/word-types';
import { jobs, withClosedJobStats } from './jobs';
import { withPublishingOnTime } from './jobs/publish-on-time';
import { migrations } from './migrations';

/** Every program of the project is started from its root folder. */
const root = process.cwd();

const config = buildConfig({
  secret: env.PAYLOAD_SECRET,
  // No `serverURL` and no `csrf` list: addresses of media stay relative, and the site can be
  // reached by any name. The web process refuses writes from a foreign origin (server/).
  routes: { admin: '/cms', api: '/api' },
  // Where a read does not say how deep. Payload 4 goes one step less; it also gives all collections
  // versions that do not say whether they have any.
  defaultDepth: 2,
  collections,
  globals,
  endpoints: [
    contentTexts,
    articleImport,
    launchList,
    linkSuggestions,
    ...redirectsFile,
    ...reviewLinksRoutes,
    ...approvalRoutes,
    ...reviewerNotesRoutes,
  ],
  jobs,
  hooks: { afterError: [tellRefusals, tellFieldErrors, tellOutage] },
  editor: textEditor,
  db: beginAnewAfterFailure(
    postgresAdapter({
      pool: {
        connectionString: env.DATABASE_URL,
        // Of the 41 that a web process opens at most (docs/decisions/10-the-door.md).
        max: 10,
        // A frozen database must fail a request, not hang it (measured with 3.90.2).
        connectionTimeoutMillis: isWebProcess ? 2000 : 60_000,
        statement_timeout: isWebProcess ? 3000 : 60_000,
        // Between its statements a transaction waits for the processor, on a busy machine for seconds
        // (docs/decisions/02-web-process.md). A client that froze keeps its locks for as long, and who
        // waits for one is refused by the limit above.
        idle_in_transaction_session_timeout: 15_000,
      },
      idType: 'uuid',
      // The parts of a page are read and written as one (docs/decisions/24-pages-and-blocks.md).
      blocksAsJSON: true,
      beforeSchemaInit: [
        ({ schema }) => ({
          ...schema,
          tables: {
            ...schema.tables,
            rate_limits: rateLimits,
            page_views: pageViews,
            review_links: reviewLinks,
            reviewer_notes: reviewerNotes,
            content_approvals: approvals,
            search_entries: searchEntries,
            search_words: searchWords,
            erasures,
            address_joins: addressJoins,
            former_addresses: formerAddresses,
            saved_views: savedViews,
            own_texts: ownTexts,
            shared_drafts: sharedDrafts,
            presences,
            prospect_pages: prospectPages,
            proposed_times: proposedTimes,
            mentions,
            imports,
            import_rows: importRows,
            article_imports: articleImports,
            article_import_items: articleImportItems,
            article_import_files: articleImportFiles,
            imported_documents: importedDocuments,
            merges,
            submissions,
            submission_tags: submissionTags,
            inbox_rules: inboxRules,
            rule_arrivals: ruleArrivals,
            thread_entries: threadEntries,
            attachments,
            waiting_mails: waitingMails,
            unread_mailboxes: unreadMailboxes,
            push_subscriptions: pushSubscriptions,
            watches,
            opportunities,
            opportunity_changes: opportunityChanges,
            companies,
            people,
            contact_details: contactDetails,
            contact_keys: contactKeys,
            contact_changes: contactChanges,
            form_webhooks: formWebhooks,
            form_files: formFiles,
            second_factors: secondFactors,
            recovery_codes: recoveryCodes,
            api_tokens: apiTokens,
          },
        }),
      ],
      afterSchemaInit: [
        withNameIndexes,
        withSearchIndexes,
        withWorkIndexes,
        withSenderIndexes,
        withMadeFormIndexes,
        withHistoryIndex,
        withOnceOnSite,
        withPictureSearch,
      ],
      extensions: searchExtensions,
      push: false,
      // Applied as Payload connects, in production: nothing serves on an older schema.
      prodMigrations: withReasons(migrations),
      migrationDir: path.join(root, 'migrations'),
    }),
  ),
  onInit: (payload) => {
    const { db } = payload;
    withoutInherited(payload);
    noteFields(payload);
    markUncheckedSessions(payload);
    outliveBrokenConnections(db);
    tellEnds(db);
    keepLocks(db);
    refuseUnsoundQueries(payload);
  },
  graphQL: { disable: true },
  plugins: [mediaInBucket, redirects, searchEngines],
  email: mail,
  telemetry: false,
  i18n: { translations },
  logger: {
    options: env.LOG_FORMAT === 'json' ? jsonLogOptions : logOptions,
    destination: env.LOG_FORMAT === 'json' ? process.stdout : readableLog(process.stdout),
  },
  // As errors, like all others, not by their words alone: the log makes a line of each with its status.
  loggingLevels: {
    Forbidden: 'error',
    Locked: 'error',
    MissingFile: 'error',
    NotFound: 'error',
    ValidationError: 'error',
  },
  sharp,
  // The second with its fields; the web process answers for what is longer (server/areas.ts).
  upload: {
    limits: { fileSize: uploadLimit.fileBytes },
    responseOnLimit: uploadRefusal,
    requestSizeLimit: uploadLimit.requestMegabytes * 1024 * 1024,
  },
  typescript: {
    outputFile: path.join(root, 'src/payload-types.ts'),
    // `npm run generate` writes the types; Payload would do it behind a test's back.
    autoGenerate: false,
    schema: [withoutWords],
  },
  admin: {
    user: 'users',
    // Payload's default asks a third party for a picture of each person.
    avatar: 'default',
    importMap: { baseDir: root },
    dateFormat: 'd MMM yyyy HH:mm',
    // The one zone in which dates are set: with others to choose from, Payload (3.90.2) keeps the
    // instant when somebody chooses another one after the time, and the time that they typed moves.
    timezones: {
      defaultTimezone: place.timeZone,
      supportedTimezones: [{ label: place.clock, value: place.timeZone }],
    },
    meta: {
      titleSuffix: ` | ${brand.name}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      // Nobody shares pages of the panel, and drawing pictures on request is work for strangers.
      defaultOGImageType: 'off',
    },
    components: {
      header: ['/src/panel/launch/launch-banner#LaunchBanner'],
      beforeDashboard: [
        '/src/panel/page-heading#DashboardHeading',
        '/src/panel/approvals/waiting-for-you#WaitingForYou',
        '/src/panel/review/notes-waiting#NotesWaiting',
        '/src/panel/figures/dashboard-views#DashboardViews',
        '/src/panel/dashboard/waiting-work#WaitingWorkList',
      ],
      afterNavLinks: [
        '/src/panel/calendar/calendar-link#CalendarLink',
        '/src/panel/figures/figures-link#FiguresLink',
      ],
      views: {
        calendar: {
          Component: '/src/panel/calendar/calendar-view#CalendarView',
          path: '/calendar',
          exact: true,
          meta: { title: 'Calendar' },
        },
        figures: {
          Component: '/src/panel/figures/figures-view#FiguresView',
          path: '/figures',
          exact: true,
          meta: { title: 'Figures' },
        },
        launch: {
          Component: '/src/panel/launch/launch-view#LaunchView',
          path: '/launch',
          exact: true,
          meta: { title: 'Before you launch' },
        },
        importArticles: {
          Component: '/src/panel/wordpress/import-articles#ImportArticles',
          path: '/import-articles',
          exact: true,
          meta: { title: 'Import from WordPress' },
        },
        redirectsFile: {
          Component: '/src/panel/redirects/redirects-file#RedirectsFile',
          path: '/redirects-file',
          exact: true,
          meta: { title: 'Redirects as a file' },
        },
      },
      providers: [
        '/src/panel/drafts/form-state-requests#FormStateRequests',
        '/src/panel/schedules/refused-schedules#RefusedSchedules',
        '/src/panel/media/refuse-files#RefuseFiles',
        '/src/panel/bulk/bulk-progress#BulkProgress',
        '/src/panel/search/content-search#ContentSearch',
        '/src/panel/first-focus#FirstFocus',
        '/src/panel/for-everybody#ForEverybody',
      ],
      actions: ['/src/panel/inbox-link#InboxLink', '/src/panel/search/search-button#SearchButton'],
      beforeLogin: ['/src/panel/page-heading#SignInHeading'],
      afterLogin: ['/src/panel/second-factor#SecondFactorSignIn'],
      graphics: {
        Icon: '/src/panel/panel-brand#PanelIcon',
        Logo: '/src/panel/panel-brand#PanelLogo',
      },
    },
  },
});

export default config
  .then(withClosedJobStats)
  .then(withPublishingOnTime)
  .then(withOwnLocks)
  .then(withoutUnusedRoutes)
  .then(withKnownAccess)
  .then(withGuardedRoutes)
  .then(withNamedCopies)
  .then(withSoundValues);
