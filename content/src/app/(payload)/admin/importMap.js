import { FormErrors as FormErrors_92aa893f7f2ab5e51c6bc1f032bc2dd6 } from '../../../ui/errors/FormErrors.tsx'
import { Letter as Letter_a2127abe0717e192bc9086a8b098eb07 } from '../../../inquiries/admin/Letter.tsx'
import { Nothing as Nothing_f5c3f044e0109ef46f07953bf800dd8c } from '../../../editing/admin/Nothing.tsx'
import { AssigneeCell as AssigneeCell_0595c9ba6cd72b5ac8500a7cd285fd4c } from '../../../inquiries/admin/AssigneeCell.tsx'
import { AssigneeField as AssigneeField_424957792e1594245f9d7b657a0933c0 } from '../../../inquiries/admin/AssigneeField.tsx'
import { InquiryFilters as InquiryFilters_16ce2e1f6bb84460d799b84939f4021a } from '../../../inquiries/admin/InquiryFilters.tsx'
import { ExportInquiries as ExportInquiries_1eab61d168421f8cf8823a6c10ced537 } from '../../../inquiries/admin/ExportInquiries.tsx'
import { InquiryActions as InquiryActions_9f5085be069464a005e68b90c249fb5d } from '../../../inquiries/admin/InquiryActions.tsx'
import { ListView as ListView_059088b6d0e107f771ae2b7590f15978 } from '../../../ui/ListView.tsx'
import { PlanField as PlanField_d249abcf6a473d3509143c45910fa47d } from '../../../editing/publishing/admin/PlanField.tsx'
import { PlanCell as PlanCell_62ac725929bde872b59a7e95d4e8254c } from '../../../editing/publishing/admin/PlanCell.tsx'
import { LastChange as LastChange_2a3391e9f40d38d1c1c7ba4e9da80404 } from '../../../editing/versions/LastChange.tsx'
import { TitleCell as TitleCell_6d98d978703feccc9f2e1805040ff4d8 } from '../../../files/admin/thumbnails/TitleCell.tsx'
import { AddressNotice as AddressNotice_bf9d7c9d313ee06843cd09b346e0f8ea } from '../../../addresses/admin/AddressNotice.tsx'
import { MediaField as MediaField_78edf1a0e138d890ed43a83e3f308068 } from '../../../fields/media/MediaField.tsx'
import { MarkdownField as MarkdownField_1d0853601165cd99f15600955b010754 } from '../../../fields/markdown/field/MarkdownField.tsx'
import { MarkdownDiff as MarkdownDiff_706b81fa4bca5c0cc8ce3e3eb41dd0d6 } from '../../../fields/markdown/comparison/MarkdownDiff.tsx'
import { CategoriesCell as CategoriesCell_0fc6ec35c3b63f2c066307555901789e } from '../../../fields/admin/CategoriesCell.tsx'
import { Description as Description_6a171c5afd875aa61f51c4f7e470c117 } from '../../../fields/sharing/Description.tsx'
import { Preview as Preview_97441ac1fd44bb61e1dcc4c93393389f } from '../../../fields/sharing/Preview.tsx'
import { DateShown as DateShown_d9825005eec7ac05e7263ee3107347ff } from '../../../fields/admin/DateShown.tsx'
import { EditingGuard as EditingGuard_d8f7c3388b8a46cab43df485171ca93b } from '../../../editing/admin/EditingGuard.tsx'
import { CursorFromPage as CursorFromPage_9b9f78e2f29fbd7fee85c36309f3c959 } from '../../../editing/preview/from-page/CursorFromPage.tsx'
import { PublicPage as PublicPage_17d1edbad844bff1eda435993f641b77 } from '../../../editing/publishing/admin/public-page/PublicPage.tsx'
import { PublishButton as PublishButton_a4d038f137f49206ecdb263f61098b0e } from '../../../editing/publishing/admin/PublishButton.tsx'
import { SaveDraftButton as SaveDraftButton_a4d038f137f49206ecdb263f61098b0e } from '../../../editing/publishing/admin/PublishButton.tsx'
import { Status as Status_344a77b7228ac9395a314df4c8df8ac4 } from '../../../editing/publishing/admin/Status.tsx'
import { UnpublishButton as UnpublishButton_6ce06f695e518bd6a404761b19af49a8 } from '../../../editing/publishing/admin/UnpublishButton.tsx'
import { LivePreview as LivePreview_7757107a21af3707778dc331c4c099bd } from '../../../editing/preview/LivePreview.tsx'
import { VersionsView as VersionsView_1e3f9bbcf34b9a9f5fa0d0c2c1bad424 } from '../../../editing/versions/VersionsView.tsx'
import { UsedIn as UsedIn_83208a853ca69a0dec93c5bf46d43ac9 } from '../../../files/admin/library/UsedIn.tsx'
import { IconField as IconField_1c664ff78abcd01be48baddb9c37affd } from '../../../fields/choosing/IconField.tsx'
import { AssetLabel as AssetLabel_a54b5a0a460698a3da9c40154739f079 } from '../../../fields/admin/AssetLabel.tsx'
import { SlidePictureHint as SlidePictureHint_28d7539a744201549cc9f1ef2ab9a72d } from '../../../fields/admin/SlidePictureHint.tsx'
import { TargetCell as TargetCell_23630db18dff09e26fcb6a432e9c57ef } from '../../../fields/admin/TargetCell.tsx'
import { TargetChoice as TargetChoice_4bb3fe1e8e81556f8b4117c8686686f0 } from '../../../fields/choosing/TargetChoice.tsx'
import { Placeholders as Placeholders_22c352549ebe23779fc2e8c187849336 } from '../../../types/legal-text/Placeholders.tsx'
import { LegalHints as LegalHints_f3643fee0b06d529276347fd863dfe2a } from '../../../types/legal-text/LegalHints.tsx'
import { AlternativeText as AlternativeText_0e9cb010da7aa7236ad62949795807ab } from '../../../files/admin/library/AlternativeText.tsx'
import { AlbumField as AlbumField_89f7d1907c58064aa55c2daa8a6d429f } from '../../../files/admin/library/AlbumField.tsx'
import { FileOfEntry as FileOfEntry_d791b9eada7e11befda810690c53f797 } from '../../../files/admin/library/FileOfEntry.tsx'
import { MediaList as MediaList_f3cf188b3ff0dfb594b5dfdda78f801c } from '../../../files/admin/library/MediaList.tsx'
import { CurrentPasswordField as CurrentPasswordField_ced9b86929069c211c00c32ec0204601 } from '../../../accounts/CurrentPasswordField.tsx'
import { InviteAgainField as InviteAgainField_9d182a94435527363f632b7418f91f99 } from '../../../accounts/invitations/InviteAgainField.tsx'
import { NewPasswordField as NewPasswordField_797b96534320ed97d05928f1a1e377a6 } from '../../../accounts/NewPasswordField.tsx'
import { SecondFactorField as SecondFactorField_196384b6b9ffa108ca9e1a9a74f815da } from '../../../accounts/second-factor/SecondFactorField.tsx'
import { InviteView as InviteView_ccb3cfb6b746525697c1a77102411ae5 } from '../../../accounts/invitations/InviteView.tsx'
import { Missed as Missed_bffaf3ca96962a19ca82a07fad944b5a } from '../../../addresses/old/admin/Missed.tsx'
import { ListImport as ListImport_f84bc3ad67f18ea53a08bd9f2348e869 } from '../../../addresses/old/admin/ListImport.tsx'
import { MarkField as MarkField_07fab88b53b8f9501cce9f1a671c526b } from '../../../appearance/admin/MarkField.tsx'
import { ColourField as ColourField_e587c153e26d199b8476e14551bf81b0 } from '../../../appearance/admin/ColourField.tsx'
import { Contrasts as Contrasts_d0baf9d706b21a8e05cc02cc9470c790 } from '../../../appearance/admin/Contrasts.tsx'
import { Icon as Icon_ff868e0bbd66f97c36ab6e8d26662069 } from '../../../ui/graphics/Icon.tsx'
import { Logo as Logo_a68d2dc8fe47e641c566614ac494d5d4 } from '../../../ui/graphics/Logo.tsx'
import { HelpLink as HelpLink_863f7f785bdf3bed64d23530687ccc29 } from '../../../start-page/handbook/HelpLink.tsx'
import { MovingLink as MovingLink_5294ecbd7dee58b84aec7715cf659a40 } from '../../../moving-in/admin/NavLink.tsx'
import { NavLink as NavLink_94f31eb3e37b79eea09e863d41ca8236 } from '../../../ui/NavLink.tsx'
import { WindowWidths as WindowWidths_3576e10ee2bff25a060d482f32e61355 } from '../../../ui/WindowWidths.tsx'
import { LastingErrors as LastingErrors_36e84d0fd327ec931439c30225c4ea05 } from '../../../ui/errors/LastingErrors.tsx'
import { GermanWords as GermanWords_61441dba458be22957a17b37405b1c27 } from '../../../ui/GermanWords.tsx'
import { PayloadDialogs as PayloadDialogs_66447d45659dd787159181ef3e398af4 } from '../../../ui/dialog/PayloadDialogs.tsx'
import { BesidePage as BesidePage_cd9b23ad2939b66d2ae670355c6809b6 } from '../../../editing/preview/from-page/BesidePage.tsx'
import { StartPage as StartPage_aa94e4f3448a5e1714d7ae27b0c82cf2 } from '../../../start-page/StartPage.tsx'
import { LoginView as LoginView_f42fe579286e28a0ef7b463f529a435b } from '../../../accounts/login/LoginView.tsx'
import { SignOutView as SignOutView_f42fe579286e28a0ef7b463f529a435b } from '../../../accounts/login/LoginView.tsx'
import { ForgotView as ForgotView_f42fe579286e28a0ef7b463f529a435b } from '../../../accounts/login/LoginView.tsx'
import { SectionsView as SectionsView_e11b0d31cc0fe3b89a1253f5da30d49a } from '../../../types/sections/SectionsView.tsx'
import { MovingView as MovingView_02826dbe15140b0881a14428cdde4945 } from '../../../moving-in/admin/MovingView.tsx'
import { HandbookView as HandbookView_1e4498184bb5ebf882f357f1ffe9f5f0 } from '../../../start-page/handbook/HandbookView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/ui/errors/FormErrors.tsx#FormErrors": FormErrors_92aa893f7f2ab5e51c6bc1f032bc2dd6,
  "/inquiries/admin/Letter.tsx#Letter": Letter_a2127abe0717e192bc9086a8b098eb07,
  "/editing/admin/Nothing.tsx#Nothing": Nothing_f5c3f044e0109ef46f07953bf800dd8c,
  "/inquiries/admin/AssigneeCell.tsx#AssigneeCell": AssigneeCell_0595c9ba6cd72b5ac8500a7cd285fd4c,
  "/inquiries/admin/AssigneeField.tsx#AssigneeField": AssigneeField_424957792e1594245f9d7b657a0933c0,
  "/inquiries/admin/InquiryFilters.tsx#InquiryFilters": InquiryFilters_16ce2e1f6bb84460d799b84939f4021a,
  "/inquiries/admin/ExportInquiries.tsx#ExportInquiries": ExportInquiries_1eab61d168421f8cf8823a6c10ced537,
  "/inquiries/admin/InquiryActions.tsx#InquiryActions": InquiryActions_9f5085be069464a005e68b90c249fb5d,
  "/ui/ListView.tsx#ListView": ListView_059088b6d0e107f771ae2b7590f15978,
  "/editing/publishing/admin/PlanField.tsx#PlanField": PlanField_d249abcf6a473d3509143c45910fa47d,
  "/editing/publishing/admin/PlanCell.tsx#PlanCell": PlanCell_62ac725929bde872b59a7e95d4e8254c,
  "/editing/versions/LastChange.tsx#LastChange": LastChange_2a3391e9f40d38d1c1c7ba4e9da80404,
  "/files/admin/thumbnails/TitleCell.tsx#TitleCell": TitleCell_6d98d978703feccc9f2e1805040ff4d8,
  "/addresses/admin/AddressNotice.tsx#AddressNotice": AddressNotice_bf9d7c9d313ee06843cd09b346e0f8ea,
  "/fields/media/MediaField.tsx#MediaField": MediaField_78edf1a0e138d890ed43a83e3f308068,
  "/fields/markdown/field/MarkdownField.tsx#MarkdownField": MarkdownField_1d0853601165cd99f15600955b010754,
  "/fields/markdown/comparison/MarkdownDiff.tsx#MarkdownDiff": MarkdownDiff_706b81fa4bca5c0cc8ce3e3eb41dd0d6,
  "/fields/admin/CategoriesCell.tsx#CategoriesCell": CategoriesCell_0fc6ec35c3b63f2c066307555901789e,
  "/fields/sharing/Description.tsx#Description": Description_6a171c5afd875aa61f51c4f7e470c117,
  "/fields/sharing/Preview.tsx#Preview": Preview_97441ac1fd44bb61e1dcc4c93393389f,
  "/fields/admin/DateShown.tsx#DateShown": DateShown_d9825005eec7ac05e7263ee3107347ff,
  "/editing/admin/EditingGuard.tsx#EditingGuard": EditingGuard_d8f7c3388b8a46cab43df485171ca93b,
  "/editing/preview/from-page/CursorFromPage.tsx#CursorFromPage": CursorFromPage_9b9f78e2f29fbd7fee85c36309f3c959,
  "/editing/publishing/admin/public-page/PublicPage.tsx#PublicPage": PublicPage_17d1edbad844bff1eda435993f641b77,
  "/editing/publishing/admin/PublishButton.tsx#PublishButton": PublishButton_a4d038f137f49206ecdb263f61098b0e,
  "/editing/publishing/admin/PublishButton.tsx#SaveDraftButton": SaveDraftButton_a4d038f137f49206ecdb263f61098b0e,
  "/editing/publishing/admin/Status.tsx#Status": Status_344a77b7228ac9395a314df4c8df8ac4,
  "/editing/publishing/admin/UnpublishButton.tsx#UnpublishButton": UnpublishButton_6ce06f695e518bd6a404761b19af49a8,
  "/editing/preview/LivePreview.tsx#LivePreview": LivePreview_7757107a21af3707778dc331c4c099bd,
  "/editing/versions/VersionsView.tsx#VersionsView": VersionsView_1e3f9bbcf34b9a9f5fa0d0c2c1bad424,
  "/files/admin/library/UsedIn.tsx#UsedIn": UsedIn_83208a853ca69a0dec93c5bf46d43ac9,
  "/fields/choosing/IconField.tsx#IconField": IconField_1c664ff78abcd01be48baddb9c37affd,
  "/fields/admin/AssetLabel.tsx#AssetLabel": AssetLabel_a54b5a0a460698a3da9c40154739f079,
  "/fields/admin/SlidePictureHint.tsx#SlidePictureHint": SlidePictureHint_28d7539a744201549cc9f1ef2ab9a72d,
  "/fields/admin/TargetCell.tsx#TargetCell": TargetCell_23630db18dff09e26fcb6a432e9c57ef,
  "/fields/choosing/TargetChoice.tsx#TargetChoice": TargetChoice_4bb3fe1e8e81556f8b4117c8686686f0,
  "/types/legal-text/Placeholders.tsx#Placeholders": Placeholders_22c352549ebe23779fc2e8c187849336,
  "/types/legal-text/LegalHints.tsx#LegalHints": LegalHints_f3643fee0b06d529276347fd863dfe2a,
  "/files/admin/library/AlternativeText.tsx#AlternativeText": AlternativeText_0e9cb010da7aa7236ad62949795807ab,
  "/files/admin/library/AlbumField.tsx#AlbumField": AlbumField_89f7d1907c58064aa55c2daa8a6d429f,
  "/files/admin/library/FileOfEntry.tsx#FileOfEntry": FileOfEntry_d791b9eada7e11befda810690c53f797,
  "/files/admin/library/MediaList.tsx#MediaList": MediaList_f3cf188b3ff0dfb594b5dfdda78f801c,
  "/accounts/CurrentPasswordField.tsx#CurrentPasswordField": CurrentPasswordField_ced9b86929069c211c00c32ec0204601,
  "/accounts/invitations/InviteAgainField.tsx#InviteAgainField": InviteAgainField_9d182a94435527363f632b7418f91f99,
  "/accounts/NewPasswordField.tsx#NewPasswordField": NewPasswordField_797b96534320ed97d05928f1a1e377a6,
  "/accounts/second-factor/SecondFactorField.tsx#SecondFactorField": SecondFactorField_196384b6b9ffa108ca9e1a9a74f815da,
  "/accounts/invitations/InviteView.tsx#InviteView": InviteView_ccb3cfb6b746525697c1a77102411ae5,
  "/addresses/old/admin/Missed.tsx#Missed": Missed_bffaf3ca96962a19ca82a07fad944b5a,
  "/addresses/old/admin/ListImport.tsx#ListImport": ListImport_f84bc3ad67f18ea53a08bd9f2348e869,
  "/appearance/admin/MarkField.tsx#MarkField": MarkField_07fab88b53b8f9501cce9f1a671c526b,
  "/appearance/admin/ColourField.tsx#ColourField": ColourField_e587c153e26d199b8476e14551bf81b0,
  "/appearance/admin/Contrasts.tsx#Contrasts": Contrasts_d0baf9d706b21a8e05cc02cc9470c790,
  "/ui/graphics/Icon.tsx#Icon": Icon_ff868e0bbd66f97c36ab6e8d26662069,
  "/ui/graphics/Logo.tsx#Logo": Logo_a68d2dc8fe47e641c566614ac494d5d4,
  "/start-page/handbook/HelpLink.tsx#HelpLink": HelpLink_863f7f785bdf3bed64d23530687ccc29,
  "/moving-in/admin/NavLink.tsx#MovingLink": MovingLink_5294ecbd7dee58b84aec7715cf659a40,
  "/ui/NavLink.tsx#NavLink": NavLink_94f31eb3e37b79eea09e863d41ca8236,
  "/ui/WindowWidths.tsx#WindowWidths": WindowWidths_3576e10ee2bff25a060d482f32e61355,
  "/ui/errors/LastingErrors.tsx#LastingErrors": LastingErrors_36e84d0fd327ec931439c30225c4ea05,
  "/ui/GermanWords.tsx#GermanWords": GermanWords_61441dba458be22957a17b37405b1c27,
  "/ui/dialog/PayloadDialogs.tsx#PayloadDialogs": PayloadDialogs_66447d45659dd787159181ef3e398af4,
  "/editing/preview/from-page/BesidePage.tsx#BesidePage": BesidePage_cd9b23ad2939b66d2ae670355c6809b6,
  "/start-page/StartPage.tsx#StartPage": StartPage_aa94e4f3448a5e1714d7ae27b0c82cf2,
  "/accounts/login/LoginView.tsx#LoginView": LoginView_f42fe579286e28a0ef7b463f529a435b,
  "/accounts/login/LoginView.tsx#SignOutView": SignOutView_f42fe579286e28a0ef7b463f529a435b,
  "/accounts/login/LoginView.tsx#ForgotView": ForgotView_f42fe579286e28a0ef7b463f529a435b,
  "/types/sections/SectionsView.tsx#SectionsView": SectionsView_e11b0d31cc0fe3b89a1253f5da30d49a,
  "/moving-in/admin/MovingView.tsx#MovingView": MovingView_02826dbe15140b0881a14428cdde4945,
  "/start-page/handbook/HandbookView.tsx#HandbookView": HandbookView_1e4498184bb5ebf882f357f1ffe9f5f0,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
