import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
  SelectField,
  TextField,
} from 'payload';

import { closedField, editors } from '../access';
import { columnsOf } from '../panel/columns';

import { keepGuarded } from './keep-guarded';
import { askGlobalLock } from './keep-locks';
import { keepOthersWords, keepOthersWordsOfGlobal } from './keep-others-words';
import { restoreGlobalVersion } from './restore-global-version';
import { isOpening, keepGlobalStatus, keepStatus, noteGlobalSave, noteSave } from './saves';

/** Saved soon enough that a preview follows the typing. */
const drafts = { autosave: { interval: 250 }, schedulePublish: true };
const versionsKept = 50;

/**
 * They stand in the view of a document and show nothing, save that somebody else has taken it over.
 * Without them each automatic save would close a row that was just added, and take back what was typed
 * while the save was under way.
 */
const beforeDocumentControls = [
  '/src/panel/blocks/open-new-rows#OpenNewRows',
  '/src/panel/drafts/show-refused#ShowRefused',
  '/src/panel/drafts/untitled#Untitled',
  '/src/panel/drafts/watch-form#WatchForm',
];

/** It waits for the draft to be saved. */
const PublishButton = '/src/panel/drafts/publish-button#PublishButton';

/** Who saved each version, and which one visitors see. */
const versions = { Component: '/src/panel/versions/versions-list#VersionsList' };

/** Payload's own, which brings its options, but for how lists show it. */
const status = (): SelectField => ({
  name: '_status',
  label: 'Status',
  type: 'select',
  options: [],
  admin: { components: { Cell: '/src/panel/status-cell#StatusCell' } },
});

/** In words: an editor may read no account but their own, and accounts go. */
const changedBy = (): TextField => ({
  name: 'changedBy',
  type: 'text',
  label: 'Last changed by',
  access: { read: editors, create: closedField, update: closedField },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    components: { Cell: '/src/panel/versions/changed-by-cell#ChangedByCell' },
  },
});

/** Two people may have the same name. */
const changedById = (): TextField => ({
  name: 'changedById',
  type: 'text',
  admin: { hidden: true, disableBulkEdit: true },
  access: { read: closedField, create: closedField, update: closedField },
});

/** What the server changes by itself leaves the name of the last person. */
const signed = ({ user }: PayloadRequest) =>
  user?.collection === 'users' ? { changedBy: user.name, changedById: user.id } : {};

const sign: CollectionBeforeChangeHook = ({ collection, context, data, req }) => ({
  ...data,
  ...signed(req),
  ...(isOpening(context, collection.slug) && { changedBy: null }),
});
const signGlobal: GlobalBeforeChangeHook = ({ data, req }): object => ({
  ...Object(data),
  ...signed(req),
});

/**
 * Adds drafts that save themselves, versions to go back to, dates to publish at, and the trash.
 * Only people who may change a draft see it (contentAccess).
 */
export const withDrafts = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  trash: true,
  versions: { drafts, maxPerDoc: versionsKept },
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: { beforeDocumentControls, PublishButton },
      views: { ...collection.admin?.components?.views, edit: { versions } },
    },
    defaultColumns: columnsOf(collection),
  },
  hooks: {
    ...collection.hooks,
    beforeOperation: [noteSave, ...(collection.hooks?.beforeOperation ?? [])],
    beforeValidate: [keepStatus, ...(collection.hooks?.beforeValidate ?? [])],
    beforeChange: [
      keepGuarded(collection.fields),
      ...(collection.hooks?.beforeChange ?? []),
      keepOthersWords,
      sign,
    ],
  },
  fields: [...collection.fields, changedBy(), changedById(), status()],
});

/** The same for a global, which is never taken off the site. */
export const withGlobalDrafts = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  versions: { drafts, max: versionsKept },
  // The panel (Payload 3.90.2) asks for another column, and takes a page without this for one that was
  // never published: “Draft”, and no way back to what visitors see.
  forceSelect: { ...global.forceSelect, _status: true },
  admin: {
    ...global.admin,
    components: {
      ...global.admin?.components,
      elements: {
        ...global.admin?.components?.elements,
        UnpublishButton: '/src/panel/drafts/publish-button#NoUnpublish',
        beforeDocumentControls,
        PublishButton,
      },
      views: { ...global.admin?.components?.views, edit: { versions } },
    },
  },
  endpoints: [restoreGlobalVersion, ...(global.endpoints || [])],
  hooks: {
    ...global.hooks,
    beforeOperation: [noteGlobalSave, askGlobalLock, ...(global.hooks?.beforeOperation ?? [])],
    beforeValidate: [keepGlobalStatus, ...(global.hooks?.beforeValidate ?? [])],
    beforeChange: [...(global.hooks?.beforeChange ?? []), keepOthersWordsOfGlobal, signGlobal],
  },
  fields: [...global.fields, changedBy(), changedById()],
});
