import * as migration_20261121_103611_initial from './20261121_103611_initial';
import * as migration_20261121_120016_quarantine_and_references from './20261121_120016_quarantine_and_references';
import * as migration_20261121_152400_staff_work from './20261121_152400_staff_work';
import * as migration_20261121_162235_staff_area from './20261121_162235_staff_area';
import * as migration_20261121_183000_append_only_audit_log from './20261121_183000_append_only_audit_log';
import * as migration_20261121_183204_search_notes from './20261121_183204_search_notes';
import * as migration_20261121_191908_second_factor from './20261121_191908_second_factor';
import * as migration_20261122_013000_note_order from './20261122_013000_note_order';
import * as migration_20261122_014158_job_schedule from './20261122_014158_job_schedule';
import * as migration_20261122_030000_search_notations from './20261122_030000_search_notations';
import * as migration_20261122_044145_site_operator from './20261122_044145_site_operator';
import * as migration_20261122_052253_several_machines from './20261122_052253_several_machines';
import * as migration_20261122_060425_media_trash from './20261122_060425_media_trash';
import * as migration_20261122_074723_questions from './20261122_074723_questions';
import * as migration_20261122_082601_case_studies from './20261122_082601_case_studies';
import * as migration_20261122_083455_redirects_and_missing_pages from './20261122_083455_redirects_and_missing_pages';
import * as migration_20261122_084043_queue from './20261122_084043_queue';
import * as migration_20261122_084500_search_typos from './20261122_084500_search_typos';
import * as migration_20261122_085819_drafts from './20261122_085819_drafts';
import * as migration_20261122_085820_first_versions from './20261122_085820_first_versions';
import * as migration_20261122_090350_search_engines from './20261122_090350_search_engines';
import * as migration_20261122_090703_claims_and_privacy_note from './20261122_090703_claims_and_privacy_note';
import * as migration_20261122_090853_replies from './20261122_090853_replies';
import * as migration_20261122_105341_source_of_submissions from './20261122_105341_source_of_submissions';
import * as migration_20261122_112314_testimonial_links from './20261122_112314_testimonial_links';
import * as migration_20261122_113834_words from './20261122_113834_words';
import * as migration_20261122_115104_mail_comes_in from './20261122_115104_mail_comes_in';
import * as migration_20261122_115716_share_words_and_second_factor_audit from './20261122_115716_share_words_and_second_factor_audit';
import * as migration_20261122_120713_staff_notices_and_views from './20261122_120713_staff_notices_and_views';
import * as migration_20261122_120948_pages from './20261122_120948_pages';
import * as migration_20261122_140953_one_person from './20261122_140953_one_person';
import * as migration_20261122_142901_staff_told_of_answers from './20261122_142901_staff_told_of_answers';
import * as migration_20261122_151000_home_and_industry_sections from './20261122_151000_home_and_industry_sections';
import * as migration_20261122_151354_links_and_words from './20261122_151354_links_and_words';
import * as migration_20261122_173411_refusal_words from './20261122_173411_refusal_words';
import * as migration_20261123_042610_medium_pictures from './20261123_042610_medium_pictures';
import * as migration_20261126_042454_facts_of_a_thread from './20261126_042454_facts_of_a_thread';
import * as migration_20261126_052111_whole_mails from './20261126_052111_whole_mails';
import * as migration_20261126_063030_changed_by_id from './20261126_063030_changed_by_id';

export const migrations = [
  {
    up: migration_20261121_103611_initial.up,
    down: migration_20261121_103611_initial.down,
    name: '20261121_103611_initial',
  },
  {
    up: migration_20261121_120016_quarantine_and_references.up,
    down: migration_20261121_120016_quarantine_and_references.down,
    name: '20261121_120016_quarantine_and_references',
  },
  {
    up: migration_20261121_152400_staff_work.up,
    down: migration_20261121_152400_staff_work.down,
    name: '20261121_152400_staff_work',
  },
  {
    up: migration_20261121_162235_staff_area.up,
    down: migration_20261121_162235_staff_area.down,
    name: '20261121_162235_staff_area',
  },
  {
    up: migration_20261121_183000_append_only_audit_log.up,
    down: migration_20261121_183000_append_only_audit_log.down,
    name: '20261121_183000_append_only_audit_log',
  },
  {
    up: migration_20261121_183204_search_notes.up,
    down: migration_20261121_183204_search_notes.down,
    name: '20261121_183204_search_notes',
  },
  {
    up: migration_20261121_191908_second_factor.up,
    down: migration_20261121_191908_second_factor.down,
    name: '20261121_191908_second_factor',
  },
  {
    up: migration_20261122_013000_note_order.up,
    down: migration_20261122_013000_note_order.down,
    name: '20261122_013000_note_order',
  },
  {
    up: migration_20261122_014158_job_schedule.up,
    down: migration_20261122_014158_job_schedule.down,
    name: '20261122_014158_job_schedule',
  },
  {
    up: migration_20261122_030000_search_notations.up,
    down: migration_20261122_030000_search_notations.down,
    name: '20261122_030000_search_notations',
  },
  {
    up: migration_20261122_044145_site_operator.up,
    down: migration_20261122_044145_site_operator.down,
    name: '20261122_044145_site_operator',
  },
  {
    up: migration_20261122_052253_several_machines.up,
    down: migration_20261122_052253_several_machines.down,
    name: '20261122_052253_several_machines',
  },
  {
    up: migration_20261122_060425_media_trash.up,
    down: migration_20261122_060425_media_trash.down,
    name: '20261122_060425_media_trash',
  },
  {
    up: migration_20261122_074723_questions.up,
    down: migration_20261122_074723_questions.down,
    name: '20261122_074723_questions',
  },
  {
    up: migration_20261122_082601_case_studies.up,
    down: migration_20261122_082601_case_studies.down,
    name: '20261122_082601_case_studies',
  },
  {
    up: migration_20261122_083455_redirects_and_missing_pages.up,
    down: migration_20261122_083455_redirects_and_missing_pages.down,
    name: '20261122_083455_redirects_and_missing_pages',
  },
  {
    up: migration_20261122_084043_queue.up,
    down: migration_20261122_084043_queue.down,
    name: '20261122_084043_queue',
  },
  {
    up: migration_20261122_084500_search_typos.up,
    down: migration_20261122_084500_search_typos.down,
    name: '20261122_084500_search_typos',
  },
  {
    up: migration_20261122_085819_drafts.up,
    down: migration_20261122_085819_drafts.down,
    name: '20261122_085819_drafts',
  },
  {
    up: migration_20261122_085820_first_versions.up,
    down: migration_20261122_085820_first_versions.down,
    name: '20261122_085820_first_versions',
  },
  {
    up: migration_20261122_090350_search_engines.up,
    down: migration_20261122_090350_search_engines.down,
    name: '20261122_090350_search_engines',
  },
  {
    up: migration_20261122_090703_claims_and_privacy_note.up,
    down: migration_20261122_090703_claims_and_privacy_note.down,
    name: '20261122_090703_claims_and_privacy_note',
  },
  {
    up: migration_20261122_090853_replies.up,
    down: migration_20261122_090853_replies.down,
    name: '20261122_090853_replies',
  },
  {
    up: migration_20261122_105341_source_of_submissions.up,
    down: migration_20261122_105341_source_of_submissions.down,
    name: '20261122_105341_source_of_submissions',
  },
  {
    up: migration_20261122_112314_testimonial_links.up,
    down: migration_20261122_112314_testimonial_links.down,
    name: '20261122_112314_testimonial_links',
  },
  {
    up: migration_20261122_113834_words.up,
    down: migration_20261122_113834_words.down,
    name: '20261122_113834_words',
  },
  {
    up: migration_20261122_115104_mail_comes_in.up,
    down: migration_20261122_115104_mail_comes_in.down,
    name: '20261122_115104_mail_comes_in',
  },
  {
    up: migration_20261122_115716_share_words_and_second_factor_audit.up,
    down: migration_20261122_115716_share_words_and_second_factor_audit.down,
    name: '20261122_115716_share_words_and_second_factor_audit',
  },
  {
    up: migration_20261122_120713_staff_notices_and_views.up,
    down: migration_20261122_120713_staff_notices_and_views.down,
    name: '20261122_120713_staff_notices_and_views',
  },
  {
    up: migration_20261122_120948_pages.up,
    down: migration_20261122_120948_pages.down,
    name: '20261122_120948_pages',
  },
  {
    up: migration_20261122_140953_one_person.up,
    down: migration_20261122_140953_one_person.down,
    name: '20261122_140953_one_person',
  },
  {
    up: migration_20261122_142901_staff_told_of_answers.up,
    down: migration_20261122_142901_staff_told_of_answers.down,
    name: '20261122_142901_staff_told_of_answers',
  },
  {
    up: migration_20261122_151000_home_and_industry_sections.up,
    down: migration_20261122_151000_home_and_industry_sections.down,
    name: '20261122_151000_home_and_industry_sections',
  },
  {
    up: migration_20261122_151354_links_and_words.up,
    down: migration_20261122_151354_links_and_words.down,
    name: '20261122_151354_links_and_words',
  },
  {
    up: migration_20261122_173411_refusal_words.up,
    down: migration_20261122_173411_refusal_words.down,
    name: '20261122_173411_refusal_words',
  },
  {
    up: migration_20261123_042610_medium_pictures.up,
    down: migration_20261123_042610_medium_pictures.down,
    name: '20261123_042610_medium_pictures',
  },
  {
    up: migration_20261126_042454_facts_of_a_thread.up,
    down: migration_20261126_042454_facts_of_a_thread.down,
    name: '20261126_042454_facts_of_a_thread',
  },
  {
    up: migration_20261126_052111_whole_mails.up,
    down: migration_20261126_052111_whole_mails.down,
    name: '20261126_052111_whole_mails',
  },
  {
    up: migration_20261126_063030_changed_by_id.up,
    down: migration_20261126_063030_changed_by_id.down,
    name: '20261126_063030_changed_by_id'
  },
];
