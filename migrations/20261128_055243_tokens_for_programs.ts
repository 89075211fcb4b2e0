import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inbox_settings_mcp_tools" AS ENUM('list_conversations', 'read_conversation', 'read_thread', 'list_opportunities', 'read_opportunity', 'read_pipeline', 'search_content', 'list_content', 'read_content', 'draft_reply', 'draft_content');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'token';
  CREATE TABLE "api_tokens" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"owner" uuid NOT NULL,
  	"name" text NOT NULL,
  	"prefix" text NOT NULL,
  	"hash" text NOT NULL,
  	"scopes" text[] NOT NULL,
  	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	"last_used_at" timestamp with time zone,
  	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash")
  );
  
  CREATE TABLE "inbox_settings_mcp_tools" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_inbox_settings_mcp_tools",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "inbox_settings" ADD COLUMN "webhook_opportunities" boolean DEFAULT false;
  ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_settings_mcp_tools" ADD CONSTRAINT "inbox_settings_mcp_tools_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "api_tokens_owner_idx" ON "api_tokens" USING btree ("owner");
  CREATE INDEX "inbox_settings_mcp_tools_order_idx" ON "inbox_settings_mcp_tools" USING btree ("order");
  CREATE INDEX "inbox_settings_mcp_tools_parent_idx" ON "inbox_settings_mcp_tools" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "api_tokens" CASCADE;
  DROP TABLE IF EXISTS "inbox_settings_mcp_tools" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('listed', 'opened', 'exported', 'changed', 'trashed', 'restored', 'erased', 'second-factor');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE IF EXISTS "inbox_settings" DROP COLUMN IF EXISTS "webhook_opportunities";
  DROP TYPE IF EXISTS "public"."enum_inbox_settings_mcp_tools";`)
}
