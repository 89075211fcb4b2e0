import * as migration_20261126_163000_first from './20261126_163000_first';
import * as migration_20261127_015830_add_spam_filter from './20261127_015830_add_spam_filter';
import * as migration_20261127_061749_add_scans from './20261127_061749_add_scans';
import * as migration_20261127_064613_forms_that_editors_make from './20261127_064613_forms_that_editors_make';
import * as migration_20261127_084835_what_follows_a_made_form from './20261127_084835_what_follows_a_made_form';
import * as migration_20261127_091003_made_form_columns from './20261127_091003_made_form_columns';
import * as migration_20261127_092525_opening_times_of_forms from './20261127_092525_opening_times_of_forms';
import * as migration_20261127_094157_who_reads_answers from './20261127_094157_who_reads_answers';
import * as migration_20261127_095630_webhooks_of_made_forms from './20261127_095630_webhooks_of_made_forms';
import * as migration_20261127_095650_files_of_made_forms from './20261127_095650_files_of_made_forms';
import * as migration_20261127_095723_subscriptions_of_made_forms from './20261127_095723_subscriptions_of_made_forms';
import * as migration_20261127_100300_files_and_steps_of_forms from './20261127_100300_files_and_steps_of_forms';
import * as migration_20261127_100301_tests_of_forms from './20261127_100301_tests_of_forms';
import * as migration_20261127_154551_index_of_tests from './20261127_154551_index_of_tests';
import * as migration_20261127_164709_outbox from './20261127_164709_outbox';
import * as migration_20261127_164730_conversations from './20261127_164730_conversations';
import * as migration_20261127_164741_history from './20261127_164741_history';
import * as migration_20261127_185104_presence from './20261127_185104_presence';
import * as migration_20261127_190554_merges from './20261127_190554_merges';
import * as migration_20261127_194120_tags_priority_rules from './20261127_194120_tags_priority_rules';
import * as migration_20261127_195200_roles_of_staff from './20261127_195200_roles_of_staff';
import * as migration_20261127_200311_recipients_of_mails from './20261127_200311_recipients_of_mails';
import * as migration_20261127_200402_recipients_of_replies from './20261127_200402_recipients_of_replies';
import * as migration_20261127_222631_search_operators from './20261127_222631_search_operators';
import * as migration_20261127_223033_enquiries_by_mail from './20261127_223033_enquiries_by_mail';
import * as migration_20261127_223538_own_texts from './20261127_223538_own_texts';
import * as migration_20261127_225120_forwards from './20261127_225120_forwards';
import * as migration_20261127_225145_watches from './20261127_225145_watches';
import * as migration_20261127_225755_former_addresses from './20261127_225755_former_addresses';
import * as migration_20261127_230611_mentions from './20261127_230611_mentions';
import * as migration_20261127_231051_reply_takes from './20261127_231051_reply_takes';
import * as migration_20261127_232431_rule_webhooks from './20261127_232431_rule_webhooks';
import * as migration_20261127_232645_shared_drafts from './20261127_232645_shared_drafts';
import * as migration_20261127_234520_seen_forms from './20261127_234520_seen_forms';
import * as migration_20261128_014103_reply_hours from './20261128_014103_reply_hours';
import * as migration_20261128_020211_pipeline from './20261128_020211_pipeline';
import * as migration_20261128_021256_drafts_of_rules from './20261128_021256_drafts_of_rules';
import * as migration_20261128_021532_accented_names from './20261128_021532_accented_names';
import * as migration_20261128_021700_repeats_of_forwards from './20261128_021700_repeats_of_forwards';
import * as migration_20261128_023007_files_of_forwards from './20261128_023007_files_of_forwards';
import * as migration_20261128_023941_mailboxes from './20261128_023941_mailboxes';
import * as migration_20261128_024520_prospect_pages from './20261128_024520_prospect_pages';
import * as migration_20261128_025503_telephone_of_the_office from './20261128_025503_telephone_of_the_office';
import * as migration_20261128_030521_push_subscriptions from './20261128_030521_push_subscriptions';
import * as migration_20261128_053505_calls from './20261128_053505_calls';
import * as migration_20261128_055243_tokens_for_programs from './20261128_055243_tokens_for_programs';
import * as migration_20261128_090847_people_and_companies from './20261128_090847_people_and_companies';
import * as migration_20261128_093837_articles from './20261128_093837_articles';
import * as migration_20261128_094241_imports from './20261128_094241_imports';
import * as migration_20261128_133958_page_views from './20261128_133958_page_views';
import * as migration_20261128_140506_article_imports from './20261128_140506_article_imports';
import * as migration_20261128_141944_site_search from './20261128_141944_site_search';
import * as migration_20261128_165938_short_links from './20261128_165938_short_links';
import * as migration_20261128_172529_announcements from './20261128_172529_announcements';
import * as migration_20261128_173626_team from './20261128_173626_team';
import * as migration_20261128_174644_a_visitors_own_section from './20261128_174644_a_visitors_own_section';
import * as migration_20261128_175435_media_library from './20261128_175435_media_library';
import * as migration_20261128_180205_built_heading from './20261128_180205_built_heading';
import * as migration_20261128_180917_positions from './20261128_180917_positions';
import * as migration_20261128_181144_reusable_parts from './20261128_181144_reusable_parts';
import * as migration_20261128_182035_review_links from './20261128_182035_review_links';
import * as migration_20261128_201722_dark_pictures from './20261128_201722_dark_pictures';
import * as migration_20261128_204928_files_for_download from './20261128_204928_files_for_download';
import * as migration_20261128_205546_page_templates from './20261128_205546_page_templates';
import * as migration_20261128_210341_search_until from './20261128_210341_search_until';
import * as migration_20261128_212333_content_approvals from './20261128_212333_content_approvals';
import * as migration_20261128_212340_reviewer_notes from './20261128_212340_reviewer_notes';
import * as migration_20261129_090124_facts_of_case_studies from './20261129_090124_facts_of_case_studies';
import * as migration_20261129_090352_who_checked_an_industry from './20261129_090352_who_checked_an_industry';
import * as migration_20261129_123918_topics_of_questions from './20261129_123918_topics_of_questions';
import * as migration_20261129_124141_who_answers from './20261129_124141_who_answers';

export const migrations = [
  {
    up: migration_20261126_163000_first.up,
    down: migration_20261126_163000_first.down,
    name: '20261126_163000_first',
  },
  {
    up: migration_20261127_015830_add_spam_filter.up,
    down: migration_20261127_015830_add_spam_filter.down,
    name: '20261127_015830_add_spam_filter',
  },
  {
    up: migration_20261127_061749_add_scans.up,
    down: migration_20261127_061749_add_scans.down,
    name: '20261127_061749_add_scans',
  },
  {
    up: migration_20261127_064613_forms_that_editors_make.up,
    down: migration_20261127_064613_forms_that_editors_make.down,
    name: '20261127_064613_forms_that_editors_make',
  },
  {
    up: migration_20261127_084835_what_follows_a_made_form.up,
    down: migration_20261127_084835_what_follows_a_made_form.down,
    name: '20261127_084835_what_follows_a_made_form',
  },
  {
    up: migration_20261127_091003_made_form_columns.up,
    down: migration_20261127_091003_made_form_columns.down,
    name: '20261127_091003_made_form_columns',
  },
  {
    up: migration_20261127_092525_opening_times_of_forms.up,
    down: migration_20261127_092525_opening_times_of_forms.down,
    name: '20261127_092525_opening_times_of_forms',
  },
  {
    up: migration_20261127_094157_who_reads_answers.up,
    down: migration_20261127_094157_who_reads_answers.down,
    name: '20261127_094157_who_reads_answers',
  },
  {
    up: migration_20261127_095630_webhooks_of_made_forms.up,
    down: migration_20261127_095630_webhooks_of_made_forms.down,
    name: '20261127_095630_webhooks_of_made_forms',
  },
  {
    up: migration_20261127_095650_files_of_made_forms.up,
    down: migration_20261127_095650_files_of_made_forms.down,
    name: '20261127_095650_files_of_made_forms',
  },
  {
    up: migration_20261127_095723_subscriptions_of_made_forms.up,
    down: migration_20261127_095723_subscriptions_of_made_forms.down,
    name: '20261127_095723_subscriptions_of_made_forms',
  },
  {
    up: migration_20261127_100300_files_and_steps_of_forms.up,
    down: migration_20261127_100300_files_and_steps_of_forms.down,
    name: '20261127_100300_files_and_steps_of_forms',
  },
  {
    up: migration_20261127_100301_tests_of_forms.up,
    down: migration_20261127_100301_tests_of_forms.down,
    name: '20261127_100301_tests_of_forms',
  },
  {
    up: migration_20261127_154551_index_of_tests.up,
    down: migration_20261127_154551_index_of_tests.down,
    name: '20261127_154551_index_of_tests',
  },
  {
    up: migration_20261127_164709_outbox.up,
    down: migration_20261127_164709_outbox.down,
    name: '20261127_164709_outbox',
  },
  {
    up: migration_20261127_164730_conversations.up,
    down: migration_20261127_164730_conversations.down,
    name: '20261127_164730_conversations',
  },
  {
    up: migration_20261127_164741_history.up,
    down: migration_20261127_164741_history.down,
    name: '20261127_164741_history',
  },
  {
    up: migration_20261127_185104_presence.up,
    down: migration_20261127_185104_presence.down,
    name: '20261127_185104_presence',
  },
  {
    up: migration_20261127_190554_merges.up,
    down: migration_20261127_190554_merges.down,
    name: '20261127_190554_merges',
  },
  {
    up: migration_20261127_194120_tags_priority_rules.up,
    down: migration_20261127_194120_tags_priority_rules.down,
    name: '20261127_194120_tags_priority_rules',
  },
  {
    up: migration_20261127_195200_roles_of_staff.up,
    down: migration_20261127_195200_roles_of_staff.down,
    name: '20261127_195200_roles_of_staff',
  },
  {
    up: migration_20261127_200311_recipients_of_mails.up,
    down: migration_20261127_200311_recipients_of_mails.down,
    name: '20261127_200311_recipients_of_mails',
  },
  {
    up: migration_20261127_200402_recipients_of_replies.up,
    down: migration_20261127_200402_recipients_of_replies.down,
    name: '20261127_200402_recipients_of_replies',
  },
  {
    up: migration_20261127_222631_search_operators.up,
    down: migration_20261127_222631_search_operators.down,
    name: '20261127_222631_search_operators',
  },
  {
    up: migration_20261127_223033_enquiries_by_mail.up,
    down: migration_20261127_223033_enquiries_by_mail.down,
    name: '20261127_223033_enquiries_by_mail',
  },
  {
    up: migration_20261127_223538_own_texts.up,
    down: migration_20261127_223538_own_texts.down,
    name: '20261127_223538_own_texts',
  },
  {
    up: migration_20261127_225120_forwards.up,
    down: migration_20261127_225120_forwards.down,
    name: '20261127_225120_forwards',
  },
  {
    up: migration_20261127_225145_watches.up,
    down: migration_20261127_225145_watches.down,
    name: '20261127_225145_watches',
  },
  {
    up: migration_20261127_225755_former_addresses.up,
    down: migration_20261127_225755_former_addresses.down,
    name: '20261127_225755_former_addresses',
  },
  {
    up: migration_20261127_230611_mentions.up,
    down: migration_20261127_230611_mentions.down,
    name: '20261127_230611_mentions',
  },
  {
    up: migration_20261127_231051_reply_takes.up,
    down: migration_20261127_231051_reply_takes.down,
    name: '20261127_231051_reply_takes',
  },
  {
    up: migration_20261127_232431_rule_webhooks.up,
    down: migration_20261127_232431_rule_webhooks.down,
    name: '20261127_232431_rule_webhooks',
  },
  {
    up: migration_20261127_232645_shared_drafts.up,
    down: migration_20261127_232645_shared_drafts.down,
    name: '20261127_232645_shared_drafts',
  },
  {
    up: migration_20261127_234520_seen_forms.up,
    down: migration_20261127_234520_seen_forms.down,
    name: '20261127_234520_seen_forms',
  },
  {
    up: migration_20261128_014103_reply_hours.up,
    down: migration_20261128_014103_reply_hours.down,
    name: '20261128_014103_reply_hours',
  },
  {
    up: migration_20261128_020211_pipeline.up,
    down: migration_20261128_020211_pipeline.down,
    name: '20261128_020211_pipeline',
  },
  {
    up: migration_20261128_021256_drafts_of_rules.up,
    down: migration_20261128_021256_drafts_of_rules.down,
    name: '20261128_021256_drafts_of_rules',
  },
  {
    up: migration_20261128_021532_accented_names.up,
    down: migration_20261128_021532_accented_names.down,
    name: '20261128_021532_accented_names',
  },
  {
    up: migration_20261128_021700_repeats_of_forwards.up,
    down: migration_20261128_021700_repeats_of_forwards.down,
    name: '20261128_021700_repeats_of_forwards',
  },
  {
    up: migration_20261128_023007_files_of_forwards.up,
    down: migration_20261128_023007_files_of_forwards.down,
    name: '20261128_023007_files_of_forwards',
  },
  {
    up: migration_20261128_023941_mailboxes.up,
    down: migration_20261128_023941_mailboxes.down,
    name: '20261128_023941_mailboxes',
  },
  {
    up: migration_20261128_024520_prospect_pages.up,
    down: migration_20261128_024520_prospect_pages.down,
    name: '20261128_024520_prospect_pages',
  },
  {
    up: migration_20261128_025503_telephone_of_the_office.up,
    down: migration_20261128_025503_telephone_of_the_office.down,
    name: '20261128_025503_telephone_of_the_office',
  },
  {
    up: migration_20261128_030521_push_subscriptions.up,
    down: migration_20261128_030521_push_subscriptions.down,
    name: '20261128_030521_push_subscriptions',
  },
  {
    up: migration_20261128_053505_calls.up,
    down: migration_20261128_053505_calls.down,
    name: '20261128_053505_calls',
  },
  {
    up: migration_20261128_055243_tokens_for_programs.up,
    down: migration_20261128_055243_tokens_for_programs.down,
    name: '20261128_055243_tokens_for_programs',
  },
  {
    up: migration_20261128_090847_people_and_companies.up,
    down: migration_20261128_090847_people_and_companies.down,
    name: '20261128_090847_people_and_companies',
  },
  {
    up: migration_20261128_093837_articles.up,
    down: migration_20261128_093837_articles.down,
    name: '20261128_093837_articles',
  },
  {
    up: migration_20261128_094241_imports.up,
    down: migration_20261128_094241_imports.down,
    name: '20261128_094241_imports',
  },
  {
    up: migration_20261128_133958_page_views.up,
    down: migration_20261128_133958_page_views.down,
    name: '20261128_133958_page_views',
  },
  {
    up: migration_20261128_140506_article_imports.up,
    down: migration_20261128_140506_article_imports.down,
    name: '20261128_140506_article_imports',
  },
  {
    up: migration_20261128_141944_site_search.up,
    down: migration_20261128_141944_site_search.down,
    name: '20261128_141944_site_search',
  },
  {
    up: migration_20261128_165938_short_links.up,
    down: migration_20261128_165938_short_links.down,
    name: '20261128_165938_short_links',
  },
  {
    up: migration_20261128_172529_announcements.up,
    down: migration_20261128_172529_announcements.down,
    name: '20261128_172529_announcements',
  },
  {
    up: migration_20261128_173626_team.up,
    down: migration_20261128_173626_team.down,
    name: '20261128_173626_team',
  },
  {
    up: migration_20261128_174644_a_visitors_own_section.up,
    down: migration_20261128_174644_a_visitors_own_section.down,
    name: '20261128_174644_a_visitors_own_section',
  },
  {
    up: migration_20261128_175435_media_library.up,
    down: migration_20261128_175435_media_library.down,
    name: '20261128_175435_media_library',
  },
  {
    up: migration_20261128_180205_built_heading.up,
    down: migration_20261128_180205_built_heading.down,
    name: '20261128_180205_built_heading',
  },
  {
    up: migration_20261128_180917_positions.up,
    down: migration_20261128_180917_positions.down,
    name: '20261128_180917_positions',
  },
  {
    up: migration_20261128_181144_reusable_parts.up,
    down: migration_20261128_181144_reusable_parts.down,
    name: '20261128_181144_reusable_parts',
  },
  {
    up: migration_20261128_182035_review_links.up,
    down: migration_20261128_182035_review_links.down,
    name: '20261128_182035_review_links',
  },
  {
    up: migration_20261128_201722_dark_pictures.up,
    down: migration_20261128_201722_dark_pictures.down,
    name: '20261128_201722_dark_pictures',
  },
  {
    up: migration_20261128_204928_files_for_download.up,
    down: migration_20261128_204928_files_for_download.down,
    name: '20261128_204928_files_for_download',
  },
  {
    up: migration_20261128_205546_page_templates.up,
    down: migration_20261128_205546_page_templates.down,
    name: '20261128_205546_page_templates',
  },
  {
    up: migration_20261128_210341_search_until.up,
    down: migration_20261128_210341_search_until.down,
    name: '20261128_210341_search_until',
  },
  {
    up: migration_20261128_212333_content_approvals.up,
    down: migration_20261128_212333_content_approvals.down,
    name: '20261128_212333_content_approvals',
  },
  {
    up: migration_20261128_212340_reviewer_notes.up,
    down: migration_20261128_212340_reviewer_notes.down,
    name: '20261128_212340_reviewer_notes',
  },
  {
    up: migration_20261129_090124_facts_of_case_studies.up,
    down: migration_20261129_090124_facts_of_case_studies.down,
    name: '20261129_090124_facts_of_case_studies',
  },
  {
    up: migration_20261129_090352_who_checked_an_industry.up,
    down: migration_20261129_090352_who_checked_an_industry.down,
    name: '20261129_090352_who_checked_an_industry',
  },
  {
    up: migration_20261129_123918_topics_of_questions.up,
    down: migration_20261129_123918_topics_of_questions.down,
    name: '20261129_123918_topics_of_questions',
  },
  {
    up: migration_20261129_124141_who_answers.up,
    down: migration_20261129_124141_who_answers.down,
    name: '20261129_124141_who_answers'
  },
];
