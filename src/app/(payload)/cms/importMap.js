import { PicturePicker as PicturePicker_492f7b9e3c28418c087fae7b9f03109b } from '../../../../src/panel/drawing/picture-picker'
import { LiveDrawing as LiveDrawing_86d2f9c1a54e8d239c1a2ac17ed4ce55 } from '../../../../src/panel/drawing/live-drawing'
import { RowWords as RowWords_439572b9f888ea0d08015344d42312cf } from '../../../../src/panel/blocks/block-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_f62e56507bd47bbcad9d40b0688857ef } from '../../../../src/panel/paste/paste-client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLabel as BlockLabel_439572b9f888ea0d08015344d42312cf } from '../../../../src/panel/blocks/block-label'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SectionNote as SectionNote_9c956f24f34aed9d55a8710ee9af5a05 } from '../../../../src/panel/blocks/section-note'
import { LengthHint as LengthHint_cc58c14c8c6608701799c0844ffd4e0d } from '../../../../src/panel/length-hint'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { ResultsField as ResultsField_cd6f8c1a38a9b270f8998f4052a19e8e } from '../../../../src/panel/search-engines/results-field'
import { FoldedLabel as FoldedLabel_606f20a8dbf920d3615682286ea3f7c3 } from '../../../../src/panel/blocks/folded-label'
import { ChangedByCell as ChangedByCell_ec821fbca6bbf3dd069843b2ea801bee } from '../../../../src/panel/versions/changed-by-cell'
import { ChecksField as ChecksField_f9353eb081e40e54a0b907bcc314f42c } from '../../../../src/panel/checks/checks-field'
import { LinkSuggestions as LinkSuggestions_001fbe5bdd08ef9e5815a12a3de8f9bc } from '../../../../src/panel/search-engines/link-suggestions'
import { ViewsLine as ViewsLine_3995f7fea0c9d939443aef540e723ece } from '../../../../src/panel/figures/views-line'
import { ApprovalField as ApprovalField_8912911e1847878e7a8e5e726cb95e7d } from '../../../../src/panel/approvals/approval-field'
import { ShareField as ShareField_b20f2ac399f9b04c7d6027aa2380c359 } from '../../../../src/panel/review/share-field'
import { NotesField as NotesField_75db134a563ae5719ebd3734cdc74563 } from '../../../../src/panel/review/notes-field'
import { StatusCell as StatusCell_5dbf232457b2a3982ddd4cc2d0561cb0 } from '../../../../src/panel/status-cell'
import { OpenNewRows as OpenNewRows_dcc1fe3476f110da701478e087512477 } from '../../../../src/panel/blocks/open-new-rows'
import { ShowRefused as ShowRefused_adae25889f645213c675138c09054ed5 } from '../../../../src/panel/drafts/show-refused'
import { Untitled as Untitled_3845c52adbbe37b7db5d4c9873f25c43 } from '../../../../src/panel/drafts/untitled'
import { WatchForm as WatchForm_378dc9e1a01673b9b991f13d75d2ddbb } from '../../../../src/panel/drafts/watch-form'
import { TellPreview as TellPreview_26c9631b9ab1f9c27b88a68c736fd1d2 } from '../../../../src/panel/tell-preview'
import { PublishButton as PublishButton_6139211b77211679906ff60545488c72 } from '../../../../src/panel/drafts/publish-button'
import { VersionsList as VersionsList_8fcad4a7e9eb58a1dc7a4ab7de45ac81 } from '../../../../src/panel/versions/versions-list'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WatchTextBlock as WatchTextBlock_3b93926de0d7fda4b9a42372bd64af8b } from '../../../../src/panel/drafts/watch-text-block'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ImportLink as ImportLink_24dc861b969b506b559e904390c7159c } from '../../../../src/panel/wordpress/import-link'
import { NewPageFrom as NewPageFrom_9f9f80f858fc128576ef90dddd95c181 } from '../../../../src/panel/templates/new-page-from'
import { UsedOn as UsedOn_645092839099f1fd048c23599220f952 } from '../../../../src/panel/blocks/used-on'
import { BeginWith as BeginWith_3a2c0bd32be4581d10bc20515ec810a6 } from '../../../../src/panel/forms/begin-with'
import { EarlierQuestion as EarlierQuestion_f10ec6f84fa77719f6d0669a16440339 } from '../../../../src/panel/forms/earlier-question'
import { AnswerToQuestion as AnswerToQuestion_f10ec6f84fa77719f6d0669a16440339 } from '../../../../src/panel/forms/earlier-question'
import { QuestionLabel as QuestionLabel_439572b9f888ea0d08015344d42312cf } from '../../../../src/panel/blocks/block-label'
import { FormFile as FormFile_019e56b175c59b955cb61452ec36f2c5 } from '../../../../src/panel/forms/form-file'
import { AnyQuestion as AnyQuestion_f10ec6f84fa77719f6d0669a16440339 } from '../../../../src/panel/forms/earlier-question'
import { FormWebhook as FormWebhook_017c4b94156a076422da0939649a0b31 } from '../../../../src/panel/forms/form-webhook'
import { SendTest as SendTest_9eda92a211288a8c5f0c569a1f6bd618 } from '../../../../src/panel/forms/send-test'
import { TagsCell as TagsCell_c74fda0e335f4f4a24afa31c50d21b98 } from '../../../../src/panel/media/cells'
import { TagsField as TagsField_4d8ddeaddc622776bc4049a760d97ae6 } from '../../../../src/panel/media/tags-field'
import { UsedOn as UsedOn_7eb4e822545f323d940b88f71c2e38f3 } from '../../../../src/panel/media/used-on'
import { Crops as Crops_7350063f0b5124e3c4ccb48170ec22bf } from '../../../../src/panel/media/crops'
import { UseCell as UseCell_c74fda0e335f4f4a24afa31c50d21b98 } from '../../../../src/panel/media/cells'
import { KindCell as KindCell_c74fda0e335f4f4a24afa31c50d21b98 } from '../../../../src/panel/media/cells'
import { WeightCell as WeightCell_c74fda0e335f4f4a24afa31c50d21b98 } from '../../../../src/panel/media/cells'
import { SizeCell as SizeCell_c74fda0e335f4f4a24afa31c50d21b98 } from '../../../../src/panel/media/cells'
import { LibraryLine as LibraryLine_ff58abe3fd4bb86a01e2f30f6fee43d8 } from '../../../../src/panel/media/library-line'
import { PlainJson as PlainJson_c6571900198dc4ee5301793f23eb4f02 } from '../../../../src/panel/plain-json'
import { MakeRedirectCell as MakeRedirectCell_d7285ee0af10199d851a94b5de8da498 } from '../../../../src/panel/make-redirect'
import { MakeRedirectField as MakeRedirectField_d7285ee0af10199d851a94b5de8da498 } from '../../../../src/panel/make-redirect'
import { ShortAddress as ShortAddress_448f26b4e0d0f675d016c1dac800bfd5 } from '../../../../src/panel/redirects/short-address'
import { FollowedLine as FollowedLine_3995f7fea0c9d939443aef540e723ece } from '../../../../src/panel/figures/views-line'
import { CurrentPassword as CurrentPassword_07d9c741030a2b9397a2c80884e70615 } from '../../../../src/panel/current-password'
import { SecondFactorLink as SecondFactorLink_29fdc713dd7e67fa70d297d428daa17c } from '../../../../src/panel/second-factor'
import { FileLink as FileLink_87cb469b849d5c86420b0bf5783d0e94 } from '../../../../src/panel/redirects/file-link'
import { NoUnpublish as NoUnpublish_6139211b77211679906ff60545488c72 } from '../../../../src/panel/drafts/publish-button'
import { CurrentPasswordToRequireNone as CurrentPasswordToRequireNone_07d9c741030a2b9397a2c80884e70615 } from '../../../../src/panel/current-password'
import { LaunchBanner as LaunchBanner_cf09799b0c32234307965b59b1806ced } from '../../../../src/panel/launch/launch-banner'
import { PanelIcon as PanelIcon_91ae98a40e4cdf60765956318321c614 } from '../../../../src/panel/panel-brand'
import { PanelLogo as PanelLogo_91ae98a40e4cdf60765956318321c614 } from '../../../../src/panel/panel-brand'
import { InboxLink as InboxLink_7d2c4fec673543f21b0308f1e7e57da5 } from '../../../../src/panel/inbox-link'
import { SearchButton as SearchButton_9a82dbb2d4c15c717594d9a0aafe3454 } from '../../../../src/panel/search/search-button'
import { SecondFactorSignIn as SecondFactorSignIn_29fdc713dd7e67fa70d297d428daa17c } from '../../../../src/panel/second-factor'
import { CalendarLink as CalendarLink_a3dc087132c291f87ddb70078f0d92ce } from '../../../../src/panel/calendar/calendar-link'
import { FiguresLink as FiguresLink_53ebd5746c041768b6f1bce94e6a6228 } from '../../../../src/panel/figures/figures-link'
import { DashboardHeading as DashboardHeading_2a8ce2d8d11505986bbd576d018f2bfa } from '../../../../src/panel/page-heading'
import { WaitingForYou as WaitingForYou_7dedf56d7ef55bb4000ef3a0300db493 } from '../../../../src/panel/approvals/waiting-for-you'
import { NotesWaiting as NotesWaiting_2ee975b601352db8862e507cef340494 } from '../../../../src/panel/review/notes-waiting'
import { DashboardViews as DashboardViews_195ee35c762a8dc4869e8c02ae08d35d } from '../../../../src/panel/figures/dashboard-views'
import { WaitingWorkList as WaitingWorkList_e63702621ae287c6f4e0ee5feba0758f } from '../../../../src/panel/dashboard/waiting-work'
import { SignInHeading as SignInHeading_2a8ce2d8d11505986bbd576d018f2bfa } from '../../../../src/panel/page-heading'
import { FormStateRequests as FormStateRequests_3d466cc460c6163899fa4b4a808c95cc } from '../../../../src/panel/drafts/form-state-requests'
import { RefusedSchedules as RefusedSchedules_17ad99016753703e64fd1983230dcef9 } from '../../../../src/panel/schedules/refused-schedules'
import { RefuseFiles as RefuseFiles_cfea53062edbadc7d4bf82d7463e58a6 } from '../../../../src/panel/media/refuse-files'
import { BulkProgress as BulkProgress_a314c63b5be94cd121f36dd852227982 } from '../../../../src/panel/bulk/bulk-progress'
import { ContentSearch as ContentSearch_fe235edc828ab5214f7936618bdcfbd7 } from '../../../../src/panel/search/content-search'
import { FirstFocus as FirstFocus_ec271768c1a16867184bf80163e71221 } from '../../../../src/panel/first-focus'
import { ForEverybody as ForEverybody_241dd110cf49cefc2012c2d3ba94a802 } from '../../../../src/panel/for-everybody'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { CalendarView as CalendarView_0f43fd69827567a33487603ea4098ef2 } from '../../../../src/panel/calendar/calendar-view'
import { FiguresView as FiguresView_75d48af2337316e2a52885ee01403cd7 } from '../../../../src/panel/figures/figures-view'
import { LaunchView as LaunchView_b06e44c3075689726565705b73d8f209 } from '../../../../src/panel/launch/launch-view'
import { ImportArticles as ImportArticles_ddb0b25a65043da0153c6fa43955febf } from '../../../../src/panel/wordpress/import-articles'
import { RedirectsFile as RedirectsFile_e1ef507a1630f786a884b79d75045681 } from '../../../../src/panel/redirects/redirects-file'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/panel/drawing/picture-picker#PicturePicker": PicturePicker_492f7b9e3c28418c087fae7b9f03109b,
  "/src/panel/drawing/live-drawing#LiveDrawing": LiveDrawing_86d2f9c1a54e8d239c1a2ac17ed4ce55,
  "/src/panel/blocks/block-label#RowWords": RowWords_439572b9f888ea0d08015344d42312cf,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/panel/paste/paste-client#PasteFeatureClient": PasteFeatureClient_f62e56507bd47bbcad9d40b0688857ef,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/panel/blocks/block-label#BlockLabel": BlockLabel_439572b9f888ea0d08015344d42312cf,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/panel/blocks/section-note#SectionNote": SectionNote_9c956f24f34aed9d55a8710ee9af5a05,
  "/src/panel/length-hint#LengthHint": LengthHint_cc58c14c8c6608701799c0844ffd4e0d,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/panel/search-engines/results-field#ResultsField": ResultsField_cd6f8c1a38a9b270f8998f4052a19e8e,
  "/src/panel/blocks/folded-label#FoldedLabel": FoldedLabel_606f20a8dbf920d3615682286ea3f7c3,
  "/src/panel/versions/changed-by-cell#ChangedByCell": ChangedByCell_ec821fbca6bbf3dd069843b2ea801bee,
  "/src/panel/checks/checks-field#ChecksField": ChecksField_f9353eb081e40e54a0b907bcc314f42c,
  "/src/panel/search-engines/link-suggestions#LinkSuggestions": LinkSuggestions_001fbe5bdd08ef9e5815a12a3de8f9bc,
  "/src/panel/figures/views-line#ViewsLine": ViewsLine_3995f7fea0c9d939443aef540e723ece,
  "/src/panel/approvals/approval-field#ApprovalField": ApprovalField_8912911e1847878e7a8e5e726cb95e7d,
  "/src/panel/review/share-field#ShareField": ShareField_b20f2ac399f9b04c7d6027aa2380c359,
  "/src/panel/review/notes-field#NotesField": NotesField_75db134a563ae5719ebd3734cdc74563,
  "/src/panel/status-cell#StatusCell": StatusCell_5dbf232457b2a3982ddd4cc2d0561cb0,
  "/src/panel/blocks/open-new-rows#OpenNewRows": OpenNewRows_dcc1fe3476f110da701478e087512477,
  "/src/panel/drafts/show-refused#ShowRefused": ShowRefused_adae25889f645213c675138c09054ed5,
  "/src/panel/drafts/untitled#Untitled": Untitled_3845c52adbbe37b7db5d4c9873f25c43,
  "/src/panel/drafts/watch-form#WatchForm": WatchForm_378dc9e1a01673b9b991f13d75d2ddbb,
  "/src/panel/tell-preview#TellPreview": TellPreview_26c9631b9ab1f9c27b88a68c736fd1d2,
  "/src/panel/drafts/publish-button#PublishButton": PublishButton_6139211b77211679906ff60545488c72,
  "/src/panel/versions/versions-list#VersionsList": VersionsList_8fcad4a7e9eb58a1dc7a4ab7de45ac81,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/panel/drafts/watch-text-block#WatchTextBlock": WatchTextBlock_3b93926de0d7fda4b9a42372bd64af8b,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/panel/wordpress/import-link#ImportLink": ImportLink_24dc861b969b506b559e904390c7159c,
  "/src/panel/templates/new-page-from#NewPageFrom": NewPageFrom_9f9f80f858fc128576ef90dddd95c181,
  "/src/panel/blocks/used-on#UsedOn": UsedOn_645092839099f1fd048c23599220f952,
  "/src/panel/forms/begin-with#BeginWith": BeginWith_3a2c0bd32be4581d10bc20515ec810a6,
  "/src/panel/forms/earlier-question#EarlierQuestion": EarlierQuestion_f10ec6f84fa77719f6d0669a16440339,
  "/src/panel/forms/earlier-question#AnswerToQuestion": AnswerToQuestion_f10ec6f84fa77719f6d0669a16440339,
  "/src/panel/blocks/block-label#QuestionLabel": QuestionLabel_439572b9f888ea0d08015344d42312cf,
  "/src/panel/forms/form-file#FormFile": FormFile_019e56b175c59b955cb61452ec36f2c5,
  "/src/panel/forms/earlier-question#AnyQuestion": AnyQuestion_f10ec6f84fa77719f6d0669a16440339,
  "/src/panel/forms/form-webhook#FormWebhook": FormWebhook_017c4b94156a076422da0939649a0b31,
  "/src/panel/forms/send-test#SendTest": SendTest_9eda92a211288a8c5f0c569a1f6bd618,
  "/src/panel/media/cells#TagsCell": TagsCell_c74fda0e335f4f4a24afa31c50d21b98,
  "/src/panel/media/tags-field#TagsField": TagsField_4d8ddeaddc622776bc4049a760d97ae6,
  "/src/panel/media/used-on#UsedOn": UsedOn_7eb4e822545f323d940b88f71c2e38f3,
  "/src/panel/media/crops#Crops": Crops_7350063f0b5124e3c4ccb48170ec22bf,
  "/src/panel/media/cells#UseCell": UseCell_c74fda0e335f4f4a24afa31c50d21b98,
  "/src/panel/media/cells#KindCell": KindCell_c74fda0e335f4f4a24afa31c50d21b98,
  "/src/panel/media/cells#WeightCell": WeightCell_c74fda0e335f4f4a24afa31c50d21b98,
  "/src/panel/media/cells#SizeCell": SizeCell_c74fda0e335f4f4a24afa31c50d21b98,
  "/src/panel/media/library-line#LibraryLine": LibraryLine_ff58abe3fd4bb86a01e2f30f6fee43d8,
  "/src/panel/plain-json#PlainJson": PlainJson_c6571900198dc4ee5301793f23eb4f02,
  "/src/panel/make-redirect#MakeRedirectCell": MakeRedirectCell_d7285ee0af10199d851a94b5de8da498,
  "/src/panel/make-redirect#MakeRedirectField": MakeRedirectField_d7285ee0af10199d851a94b5de8da498,
  "/src/panel/redirects/short-address#ShortAddress": ShortAddress_448f26b4e0d0f675d016c1dac800bfd5,
  "/src/panel/figures/views-line#FollowedLine": FollowedLine_3995f7fea0c9d939443aef540e723ece,
  "/src/panel/current-password#CurrentPassword": CurrentPassword_07d9c741030a2b9397a2c80884e70615,
  "/src/panel/second-factor#SecondFactorLink": SecondFactorLink_29fdc713dd7e67fa70d297d428daa17c,
  "/src/panel/redirects/file-link#FileLink": FileLink_87cb469b849d5c86420b0bf5783d0e94,
  "/src/panel/drafts/publish-button#NoUnpublish": NoUnpublish_6139211b77211679906ff60545488c72,
  "/src/panel/current-password#CurrentPasswordToRequireNone": CurrentPasswordToRequireNone_07d9c741030a2b9397a2c80884e70615,
  "/src/panel/launch/launch-banner#LaunchBanner": LaunchBanner_cf09799b0c32234307965b59b1806ced,
  "/src/panel/panel-brand#PanelIcon": PanelIcon_91ae98a40e4cdf60765956318321c614,
  "/src/panel/panel-brand#PanelLogo": PanelLogo_91ae98a40e4cdf60765956318321c614,
  "/src/panel/inbox-link#InboxLink": InboxLink_7d2c4fec673543f21b0308f1e7e57da5,
  "/src/panel/search/search-button#SearchButton": SearchButton_9a82dbb2d4c15c717594d9a0aafe3454,
  "/src/panel/second-factor#SecondFactorSignIn": SecondFactorSignIn_29fdc713dd7e67fa70d297d428daa17c,
  "/src/panel/calendar/calendar-link#CalendarLink": CalendarLink_a3dc087132c291f87ddb70078f0d92ce,
  "/src/panel/figures/figures-link#FiguresLink": FiguresLink_53ebd5746c041768b6f1bce94e6a6228,
  "/src/panel/page-heading#DashboardHeading": DashboardHeading_2a8ce2d8d11505986bbd576d018f2bfa,
  "/src/panel/approvals/waiting-for-you#WaitingForYou": WaitingForYou_7dedf56d7ef55bb4000ef3a0300db493,
  "/src/panel/review/notes-waiting#NotesWaiting": NotesWaiting_2ee975b601352db8862e507cef340494,
  "/src/panel/figures/dashboard-views#DashboardViews": DashboardViews_195ee35c762a8dc4869e8c02ae08d35d,
  "/src/panel/dashboard/waiting-work#WaitingWorkList": WaitingWorkList_e63702621ae287c6f4e0ee5feba0758f,
  "/src/panel/page-heading#SignInHeading": SignInHeading_2a8ce2d8d11505986bbd576d018f2bfa,
  "/src/panel/drafts/form-state-requests#FormStateRequests": FormStateRequests_3d466cc460c6163899fa4b4a808c95cc,
  "/src/panel/schedules/refused-schedules#RefusedSchedules": RefusedSchedules_17ad99016753703e64fd1983230dcef9,
  "/src/panel/media/refuse-files#RefuseFiles": RefuseFiles_cfea53062edbadc7d4bf82d7463e58a6,
  "/src/panel/bulk/bulk-progress#BulkProgress": BulkProgress_a314c63b5be94cd121f36dd852227982,
  "/src/panel/search/content-search#ContentSearch": ContentSearch_fe235edc828ab5214f7936618bdcfbd7,
  "/src/panel/first-focus#FirstFocus": FirstFocus_ec271768c1a16867184bf80163e71221,
  "/src/panel/for-everybody#ForEverybody": ForEverybody_241dd110cf49cefc2012c2d3ba94a802,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/panel/calendar/calendar-view#CalendarView": CalendarView_0f43fd69827567a33487603ea4098ef2,
  "/src/panel/figures/figures-view#FiguresView": FiguresView_75d48af2337316e2a52885ee01403cd7,
  "/src/panel/launch/launch-view#LaunchView": LaunchView_b06e44c3075689726565705b73d8f209,
  "/src/panel/wordpress/import-articles#ImportArticles": ImportArticles_ddb0b25a65043da0153c6fa43955febf,
  "/src/panel/redirects/redirects-file#RedirectsFile": RedirectsFile_e1ef507a1630f786a884b79d75045681,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
