import { PicturePicker as PicturePicker_492f7b9e3c28418c087fae7b9f03109b } from '../../../../src/panel/drawing/picture-picker'
import { LiveDrawing as LiveDrawing_86d2f9c1a54e8d239c1a2ac17ed4ce55 } from '../../../../src/panel/drawing/live-drawing'
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
import { RowWords as RowWords_439572b9f888ea0d08015344d42312cf } from '../../../../src/panel/blocks/block-label'
import { SectionNote as SectionNote_9c956f24f34aed9d55a8710ee9af5a05 } from '../../../../src/panel/blocks/section-note'
import { LengthHint as LengthHint_cc58c14c8c6608701799c0844ffd4e0d } from '../../../../src/panel/length-hint'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { ChangedByCell as ChangedByCell_ec821fbca6bbf3dd069843b2ea801bee } from '../../../../src/panel/versions/changed-by-cell'
import { ChecksField as ChecksField_f9353eb081e40e54a0b907bcc314f42c } from '../../../../src/panel/checks/checks-field'
import { ViewsLine as ViewsLine_3995f7fea0c9d939443aef540e723ece } from '../../../../src/panel/figures/views-line'
import { StatusCell as StatusCell_5dbf232457b2a3982ddd4cc2d0561cb0 } from '../../../../src/panel/status-cell'
import { OpenNewRows as OpenNewRows_dcc1fe3476f110da701478e087512477 } from '../../../../src/panel/blocks/open-new-rows'
import { ShowRefused as ShowRefused_adae25889f645213c675138c09054ed5 } from '../../../../src/panel/drafts/show-refused'
import { Untitled as Untitled_3845c52adbbe37b7db5d4c9873f25c43 } from '../../../../src/panel/drafts/untitled'
import { WatchForm as WatchForm_378dc9e1a01673b9b991f13d75d2ddbb } from '../../../../src/panel/drafts/watch-form'
import { TellPreview as TellPreview_26c9631b9ab1f9c27b88a68c736fd1d2 } from '../../../../src/panel/tell-preview'
import { PublishButton as PublishButton_6139211b77211679906ff60545488c72 } from '../../../../src/panel/drafts/publish-button'
import { VersionsList as VersionsList_8fcad4a7e9eb58a1dc7a4ab7de45ac81 } from '../../../../src/panel/versions/versions-list'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ImportLink as ImportLink_24dc861b969b506b559e904390c7159c } from '../../../../src/panel/wordpress/import-link'
import { BeginWith as BeginWith_3a2c0bd32be4581d10bc20515ec810a6 } from '../../../../src/panel/forms/begin-with'
import { EarlierQuestion as EarlierQuestion_f10ec6f84fa77719f6d0669a16440339 } from '../../../../src/panel/forms/earlier-question'
import { AnswerToQuestion as AnswerToQuestion_f10ec6f84fa77719f6d0669a16440339 } from '../../../../src/panel/forms/earlier-question'
import { QuestionLabel as QuestionLabel_439572b9f888ea0d08015344d42312cf } from '../../../../src/panel/blocks/block-label'
import { FormFile as FormFile_019e56b175c59b955cb61452ec36f2c5 } from '../../../../src/panel/forms/form-file'
import { AnyQuestion as AnyQuestion_f10ec6f84fa77719f6d0669a16440339 } from '../../../../src/panel/forms/earlier-question'
import { FormWebhook as FormWebhook_017c4b94156a076422da0939649a0b31 } from '../../../../src/panel/forms/form-webhook'
import { SendTest as SendTest_9eda92a211288a8c5f0c569a1f6bd618 } from '../../../../src/panel/forms/send-test'
import { PlainJson as PlainJson_c6571900198dc4ee5301793f23eb4f02 } from '../../../../src/panel/plain-json'
import { MakeRedirectCell as MakeRedirectCell_d7285ee0af10199d851a94b5de8da498 } from '../../../../src/panel/make-redirect'
import { MakeRedirectField as MakeRedirectField_d7285ee0af10199d851a94b5de8da498 } from '../../../../src/panel/make-redirect'
import { CurrentPassword as CurrentPassword_07d9c741030a2b9397a2c80884e70615 } from '../../../../src/panel/current-password'
import { SecondFactorLink as SecondFactorLink_29fdc713dd7e67fa70d297d428daa17c } from '../../../../src/panel/second-factor'
import { NoUnpublish as NoUnpublish_6139211b77211679906ff60545488c72 } from '../../../../src/panel/drafts/publish-button'
import { CurrentPasswordToRequireNone as CurrentPasswordToRequireNone_07d9c741030a2b9397a2c80884e70615 } from '../../../../src/panel/current-password'
import { PanelIcon as PanelIcon_91ae98a40e4cdf60765956318321c614 } from '../../../../src/panel/panel-brand'
import { PanelLogo as PanelLogo_91ae98a40e4cdf60765956318321c614 } from '../../../../src/panel/panel-brand'
import { InboxLink as InboxLink_7d2c4fec673543f21b0308f1e7e57da5 } from '../../../../src/panel/inbox-link'
import { SearchButton as SearchButton_9a82dbb2d4c15c717594d9a0aafe3454 } from '../../../../src/panel/search/search-button'
import { SecondFactorSignIn as SecondFactorSignIn_29fdc713dd7e67fa70d297d428daa17c } from '../../../../src/panel/second-factor'
import { FiguresLink as FiguresLink_53ebd5746c041768b6f1bce94e6a6228 } from '../../../../src/panel/figures/figures-link'
import { DashboardViews as DashboardViews_195ee35c762a8dc4869e8c02ae08d35d } from '../../../../src/panel/figures/dashboard-views'
import { WaitingWorkList as WaitingWorkList_e63702621ae287c6f4e0ee5feba0758f } from '../../../../src/panel/dashboard/waiting-work'
import { FormStateRequests as FormStateRequests_3d466cc460c6163899fa4b4a808c95cc } from '../../../../src/panel/drafts/form-state-requests'
import { RefusedSchedules as RefusedSchedules_17ad99016753703e64fd1983230dcef9 } from '../../../../src/panel/schedules/refused-schedules'
import { RefuseLargeFiles as RefuseLargeFiles_d2a51c1eeae8b6aa3fc6ca0e3593864e } from '../../../../src/panel/refuse-large-files'
import { ContentSearch as ContentSearch_fe235edc828ab5214f7936618bdcfbd7 } from '../../../../src/panel/search/content-search'
import { FirstFocus as FirstFocus_ec271768c1a16867184bf80163e71221 } from '../../../../src/panel/first-focus'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { FiguresView as FiguresView_75d48af2337316e2a52885ee01403cd7 } from '../../../../src/panel/figures/figures-view'
import { ImportArticles as ImportArticles_ddb0b25a65043da0153c6fa43955febf } from '../../../../src/panel/wordpress/import-articles'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/panel/drawing/picture-picker#PicturePicker": PicturePicker_492f7b9e3c28418c087fae7b9f03109b,
  "/src/panel/drawing/live-drawing#LiveDrawing": LiveDrawing_86d2f9c1a54e8d239c1a2ac17ed4ce55,
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
  "/src/panel/blocks/block-label#RowWords": RowWords_439572b9f888ea0d08015344d42312cf,
  "/src/panel/blocks/section-note#SectionNote": SectionNote_9c956f24f34aed9d55a8710ee9af5a05,
  "/src/panel/length-hint#LengthHint": LengthHint_cc58c14c8c6608701799c0844ffd4e0d,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/panel/versions/changed-by-cell#ChangedByCell": ChangedByCell_ec821fbca6bbf3dd069843b2ea801bee,
  "/src/panel/checks/checks-field#ChecksField": ChecksField_f9353eb081e40e54a0b907bcc314f42c,
  "/src/panel/figures/views-line#ViewsLine": ViewsLine_3995f7fea0c9d939443aef540e723ece,
  "/src/panel/status-cell#StatusCell": StatusCell_5dbf232457b2a3982ddd4cc2d0561cb0,
  "/src/panel/blocks/open-new-rows#OpenNewRows": OpenNewRows_dcc1fe3476f110da701478e087512477,
  "/src/panel/drafts/show-refused#ShowRefused": ShowRefused_adae25889f645213c675138c09054ed5,
  "/src/panel/drafts/untitled#Untitled": Untitled_3845c52adbbe37b7db5d4c9873f25c43,
  "/src/panel/drafts/watch-form#WatchForm": WatchForm_378dc9e1a01673b9b991f13d75d2ddbb,
  "/src/panel/tell-preview#TellPreview": TellPreview_26c9631b9ab1f9c27b88a68c736fd1d2,
  "/src/panel/drafts/publish-button#PublishButton": PublishButton_6139211b77211679906ff60545488c72,
  "/src/panel/versions/versions-list#VersionsList": VersionsList_8fcad4a7e9eb58a1dc7a4ab7de45ac81,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/panel/wordpress/import-link#ImportLink": ImportLink_24dc861b969b506b559e904390c7159c,
  "/src/panel/forms/begin-with#BeginWith": BeginWith_3a2c0bd32be4581d10bc20515ec810a6,
  "/src/panel/forms/earlier-question#EarlierQuestion": EarlierQuestion_f10ec6f84fa77719f6d0669a16440339,
  "/src/panel/forms/earlier-question#AnswerToQuestion": AnswerToQuestion_f10ec6f84fa77719f6d0669a16440339,
  "/src/panel/blocks/block-label#QuestionLabel": QuestionLabel_439572b9f888ea0d08015344d42312cf,
  "/src/panel/forms/form-file#FormFile": FormFile_019e56b175c59b955cb61452ec36f2c5,
  "/src/panel/forms/earlier-question#AnyQuestion": AnyQuestion_f10ec6f84fa77719f6d0669a16440339,
  "/src/panel/forms/form-webhook#FormWebhook": FormWebhook_017c4b94156a076422da0939649a0b31,
  "/src/panel/forms/send-test#SendTest": SendTest_9eda92a211288a8c5f0c569a1f6bd618,
  "/src/panel/plain-json#PlainJson": PlainJson_c6571900198dc4ee5301793f23eb4f02,
  "/src/panel/make-redirect#MakeRedirectCell": MakeRedirectCell_d7285ee0af10199d851a94b5de8da498,
  "/src/panel/make-redirect#MakeRedirectField": MakeRedirectField_d7285ee0af10199d851a94b5de8da498,
  "/src/panel/current-password#CurrentPassword": CurrentPassword_07d9c741030a2b9397a2c80884e70615,
  "/src/panel/second-factor#SecondFactorLink": SecondFactorLink_29fdc713dd7e67fa70d297d428daa17c,
  "/src/panel/drafts/publish-button#NoUnpublish": NoUnpublish_6139211b77211679906ff60545488c72,
  "/src/panel/current-password#CurrentPasswordToRequireNone": CurrentPasswordToRequireNone_07d9c741030a2b9397a2c80884e70615,
  "/src/panel/panel-brand#PanelIcon": PanelIcon_91ae98a40e4cdf60765956318321c614,
  "/src/panel/panel-brand#PanelLogo": PanelLogo_91ae98a40e4cdf60765956318321c614,
  "/src/panel/inbox-link#InboxLink": InboxLink_7d2c4fec673543f21b0308f1e7e57da5,
  "/src/panel/search/search-button#SearchButton": SearchButton_9a82dbb2d4c15c717594d9a0aafe3454,
  "/src/panel/second-factor#SecondFactorSignIn": SecondFactorSignIn_29fdc713dd7e67fa70d297d428daa17c,
  "/src/panel/figures/figures-link#FiguresLink": FiguresLink_53ebd5746c041768b6f1bce94e6a6228,
  "/src/panel/figures/dashboard-views#DashboardViews": DashboardViews_195ee35c762a8dc4869e8c02ae08d35d,
  "/src/panel/dashboard/waiting-work#WaitingWorkList": WaitingWorkList_e63702621ae287c6f4e0ee5feba0758f,
  "/src/panel/drafts/form-state-requests#FormStateRequests": FormStateRequests_3d466cc460c6163899fa4b4a808c95cc,
  "/src/panel/schedules/refused-schedules#RefusedSchedules": RefusedSchedules_17ad99016753703e64fd1983230dcef9,
  "/src/panel/refuse-large-files#RefuseLargeFiles": RefuseLargeFiles_d2a51c1eeae8b6aa3fc6ca0e3593864e,
  "/src/panel/search/content-search#ContentSearch": ContentSearch_fe235edc828ab5214f7936618bdcfbd7,
  "/src/panel/first-focus#FirstFocus": FirstFocus_ec271768c1a16867184bf80163e71221,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/panel/figures/figures-view#FiguresView": FiguresView_75d48af2337316e2a52885ee01403cd7,
  "/src/panel/wordpress/import-articles#ImportArticles": ImportArticles_ddb0b25a65043da0153c6fa43955febf,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
