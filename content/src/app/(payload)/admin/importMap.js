import { FormErrors as FormErrors_20bf92e85aacda354804b88307ed7a13 } from '../../../admin/errors/FormErrors.tsx'
import { Letter as Letter_08489a6a59e0626de0f692ddc11db272 } from '../../../contact/admin/Letter.tsx'
import { Nothing as Nothing_f5c3f044e0109ef46f07953bf800dd8c } from '../../../editing/admin/Nothing.tsx'
import { AssigneeCell as AssigneeCell_ba7b13045c75f358c55d59ab3d4da963 } from '../../../contact/admin/AssigneeCell.tsx'
import { AssigneeField as AssigneeField_a5aec59e2f73330e83845f1ffc5e9692 } from '../../../contact/admin/AssigneeField.tsx'
import { InquiryFilters as InquiryFilters_794eeabca0999070699928004b363b1f } from '../../../contact/admin/InquiryFilters.tsx'
import { ExportInquiries as ExportInquiries_5109c01d809014a17508f117daa24652 } from '../../../contact/admin/ExportInquiries.tsx'
import { InquiryActions as InquiryActions_cca85b46244f37a38457025b49de0175 } from '../../../contact/admin/InquiryActions.tsx'
import { ListView as ListView_74a4d7f1d702840cb92600cc3492edc0 } from '../../../admin/ListView.tsx'
import { PlanField as PlanField_d8f778430930d8d36a8d7f69b53554a0 } from '../../../publishing/admin/PlanField.tsx'
import { PlanCell as PlanCell_6c5fc155de914d74d496be5b7e240e55 } from '../../../publishing/admin/PlanCell.tsx'
import { LastChange as LastChange_2a3391e9f40d38d1c1c7ba4e9da80404 } from '../../../editing/versions/LastChange.tsx'
import { TitleCell as TitleCell_b6aa8ff45dc285aeedd0a40af8c1ac26 } from '../../../uploads/admin/thumbnails/TitleCell.tsx'
import { AddressNotice as AddressNotice_bf9d7c9d313ee06843cd09b346e0f8ea } from '../../../addresses/admin/AddressNotice.tsx'
import { MediaField as MediaField_78edf1a0e138d890ed43a83e3f308068 } from '../../../fields/media/MediaField.tsx'
import { MarkdownField as MarkdownField_1d0853601165cd99f15600955b010754 } from '../../../fields/markdown/field/MarkdownField.tsx'
import { MarkdownDiff as MarkdownDiff_706b81fa4bca5c0cc8ce3e3eb41dd0d6 } from '../../../fields/markdown/comparison/MarkdownDiff.tsx'
import { CategoriesCell as CategoriesCell_0fc6ec35c3b63f2c066307555901789e } from '../../../fields/admin/CategoriesCell.tsx'
import { Description as Description_6a171c5afd875aa61f51c4f7e470c117 } from '../../../fields/sharing/Description.tsx'
import { Preview as Preview_97441ac1fd44bb61e1dcc4c93393389f } from '../../../fields/sharing/Preview.tsx'
import { DateShown as DateShown_d9825005eec7ac05e7263ee3107347ff } from '../../../fields/admin/DateShown.tsx'
import { EditingGuard as EditingGuard_d8f7c3388b8a46cab43df485171ca93b } from '../../../editing/admin/EditingGuard.tsx'
import { CursorFromPage as CursorFromPage_d937ae10193ffb05997d58431cb1a929 } from '../../../preview/from-page/CursorFromPage.tsx'
import { PublicPage as PublicPage_b0a5e87bd8f3d0b10da0c8845ec75a97 } from '../../../publishing/admin/public-page/PublicPage.tsx'
import { PublishButton as PublishButton_3cd68c2df711a8202ec222fb10e6e9eb } from '../../../publishing/admin/PublishButton.tsx'
import { SaveDraftButton as SaveDraftButton_3cd68c2df711a8202ec222fb10e6e9eb } from '../../../publishing/admin/PublishButton.tsx'
import { Status as Status_25d5b2b6c2998cfece7045ce784abe9c } from '../../../publishing/admin/Status.tsx'
import { UnpublishButton as UnpublishButton_4a2c919c345d3e1761971bf58bb102e2 } from '../../../publishing/admin/UnpublishButton.tsx'
import { LivePreview as LivePreview_4add22f81af4fa78fd49c8a86ade44bb } from '../../../preview/LivePreview.tsx'
import { VersionsView as VersionsView_1e3f9bbcf34b9a9f5fa0d0c2c1bad424 } from '../../../editing/versions/VersionsView.tsx'
import { UsedIn as UsedIn_b7d77bd0bd5b7aa701ad1dbd06b097d8 } from '../../../uploads/admin/library/UsedIn.tsx'
import { IconField as IconField_1c664ff78abcd01be48baddb9c37affd } from '../../../fields/choosing/IconField.tsx'
import { AssetLabel as AssetLabel_a54b5a0a460698a3da9c40154739f079 } from '../../../fields/admin/AssetLabel.tsx'
import { SlidePictureHint as SlidePictureHint_28d7539a744201549cc9f1ef2ab9a72d } from '../../../fields/admin/SlidePictureHint.tsx'
import { TargetChoice as TargetChoice_4bb3fe1e8e81556f8b4117c8686686f0 } from '../../../fields/choosing/TargetChoice.tsx'
import { TargetCell as TargetCell_23630db18dff09e26fcb6a432e9c57ef } from '../../../fields/admin/TargetCell.tsx'
import { Placeholders as Placeholders_2884001d9ec893003b44ef86db3c7461 } from '../../../legal-texts/admin/Placeholders.tsx'
import { LegalHints as LegalHints_ea6a64d66c927b610226e6a40d7255e0 } from '../../../legal-texts/admin/LegalHints.tsx'
import { AlternativeText as AlternativeText_572ebc82c40778d13e98fe291997a45d } from '../../../uploads/admin/library/AlternativeText.tsx'
import { AlbumField as AlbumField_bdf56fbfa5949d234ce1e42be70432c3 } from '../../../uploads/admin/library/AlbumField.tsx'
import { FileOfEntry as FileOfEntry_a44fb19eebd6514b8ccd0b782bf88789 } from '../../../uploads/admin/library/FileOfEntry.tsx'
import { MediaList as MediaList_a771e55ae525a80a1a45a3945137ff0d } from '../../../uploads/admin/library/MediaList.tsx'
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
import { Icon as Icon_65ed0945efe3aad60a7bc8592e85b6bb } from '../../../admin/graphics/Icon.tsx'
import { Logo as Logo_a6801f351999135bbacec7ae94b55ad0 } from '../../../admin/graphics/Logo.tsx'
import { HelpLink as HelpLink_fbbe4b6443fe0956790a912af9c42342 } from '../../../handbook/HelpLink.tsx'
import { MovingLink as MovingLink_5294ecbd7dee58b84aec7715cf659a40 } from '../../../moving-in/admin/NavLink.tsx'
import { NavLink as NavLink_009a379e313aa5b9bc04d842a9189c90 } from '../../../admin/NavLink.tsx'
import { WindowWidths as WindowWidths_09fa2385cdb79b19073f072530b24a4f } from '../../../admin/WindowWidths.tsx'
import { LastingErrors as LastingErrors_e97ac2fa584da07473e647c3623a9c4a } from '../../../admin/errors/LastingErrors.tsx'
import { GermanWords as GermanWords_8bd9b8c91f5b717d9057b33ca29960f7 } from '../../../admin/GermanWords.tsx'
import { BesidePage as BesidePage_c9d9ae0e0618dab8377f5f675262b99b } from '../../../preview/from-page/BesidePage.tsx'
import { StartPage as StartPage_aa94e4f3448a5e1714d7ae27b0c82cf2 } from '../../../start-page/StartPage.tsx'
import { LoginView as LoginView_f42fe579286e28a0ef7b463f529a435b } from '../../../accounts/login/LoginView.tsx'
import { SignOutView as SignOutView_f42fe579286e28a0ef7b463f529a435b } from '../../../accounts/login/LoginView.tsx'
import { ForgotView as ForgotView_f42fe579286e28a0ef7b463f529a435b } from '../../../accounts/login/LoginView.tsx'
import { SectionsView as SectionsView_3169042534ae45e6b1d91cc6b1b4362f } from '../../../collections/sections/SectionsView.tsx'
import { MovingView as MovingView_02826dbe15140b0881a14428cdde4945 } from '../../../moving-in/admin/MovingView.tsx'
import { HandbookView as HandbookView_a016dc7460d4016cd0df532ada22a666 } from '../../../handbook/HandbookView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/errors/FormErrors.tsx#FormErrors": FormErrors_20bf92e85aacda354804b88307ed7a13,
  "/contact/admin/Letter.tsx#Letter": Letter_08489a6a59e0626de0f692ddc11db272,
  "/editing/admin/Nothing.tsx#Nothing": Nothing_f5c3f044e0109ef46f07953bf800dd8c,
  "/contact/admin/AssigneeCell.tsx#AssigneeCell": AssigneeCell_ba7b13045c75f358c55d59ab3d4da963,
  "/contact/admin/AssigneeField.tsx#AssigneeField": AssigneeField_a5aec59e2f73330e83845f1ffc5e9692,
  "/contact/admin/InquiryFilters.tsx#InquiryFilters": InquiryFilters_794eeabca0999070699928004b363b1f,
  "/contact/admin/ExportInquiries.tsx#ExportInquiries": ExportInquiries_5109c01d809014a17508f117daa24652,
  "/contact/admin/InquiryActions.tsx#InquiryActions": InquiryActions_cca85b46244f37a38457025b49de0175,
  "/admin/ListView.tsx#ListView": ListView_74a4d7f1d702840cb92600cc3492edc0,
  "/publishing/admin/PlanField.tsx#PlanField": PlanField_d8f778430930d8d36a8d7f69b53554a0,
  "/publishing/admin/PlanCell.tsx#PlanCell": PlanCell_6c5fc155de914d74d496be5b7e240e55,
  "/editing/versions/LastChange.tsx#LastChange": LastChange_2a3391e9f40d38d1c1c7ba4e9da80404,
  "/uploads/admin/thumbnails/TitleCell.tsx#TitleCell": TitleCell_b6aa8ff45dc285aeedd0a40af8c1ac26,
  "/addresses/admin/AddressNotice.tsx#AddressNotice": AddressNotice_bf9d7c9d313ee06843cd09b346e0f8ea,
  "/fields/media/MediaField.tsx#MediaField": MediaField_78edf1a0e138d890ed43a83e3f308068,
  "/fields/markdown/field/MarkdownField.tsx#MarkdownField": MarkdownField_1d0853601165cd99f15600955b010754,
  "/fields/markdown/comparison/MarkdownDiff.tsx#MarkdownDiff": MarkdownDiff_706b81fa4bca5c0cc8ce3e3eb41dd0d6,
  "/fields/admin/CategoriesCell.tsx#CategoriesCell": CategoriesCell_0fc6ec35c3b63f2c066307555901789e,
  "/fields/sharing/Description.tsx#Description": Description_6a171c5afd875aa61f51c4f7e470c117,
  "/fields/sharing/Preview.tsx#Preview": Preview_97441ac1fd44bb61e1dcc4c93393389f,
  "/fields/admin/DateShown.tsx#DateShown": DateShown_d9825005eec7ac05e7263ee3107347ff,
  "/editing/admin/EditingGuard.tsx#EditingGuard": EditingGuard_d8f7c3388b8a46cab43df485171ca93b,
  "/preview/from-page/CursorFromPage.tsx#CursorFromPage": CursorFromPage_d937ae10193ffb05997d58431cb1a929,
  "/publishing/admin/public-page/PublicPage.tsx#PublicPage": PublicPage_b0a5e87bd8f3d0b10da0c8845ec75a97,
  "/publishing/admin/PublishButton.tsx#PublishButton": PublishButton_3cd68c2df711a8202ec222fb10e6e9eb,
  "/publishing/admin/PublishButton.tsx#SaveDraftButton": SaveDraftButton_3cd68c2df711a8202ec222fb10e6e9eb,
  "/publishing/admin/Status.tsx#Status": Status_25d5b2b6c2998cfece7045ce784abe9c,
  "/publishing/admin/UnpublishButton.tsx#UnpublishButton": UnpublishButton_4a2c919c345d3e1761971bf58bb102e2,
  "/preview/LivePreview.tsx#LivePreview": LivePreview_4add22f81af4fa78fd49c8a86ade44bb,
  "/editing/versions/VersionsView.tsx#VersionsView": VersionsView_1e3f9bbcf34b9a9f5fa0d0c2c1bad424,
  "/uploads/admin/library/UsedIn.tsx#UsedIn": UsedIn_b7d77bd0bd5b7aa701ad1dbd06b097d8,
  "/fields/choosing/IconField.tsx#IconField": IconField_1c664ff78abcd01be48baddb9c37affd,
  "/fields/admin/AssetLabel.tsx#AssetLabel": AssetLabel_a54b5a0a460698a3da9c40154739f079,
  "/fields/admin/SlidePictureHint.tsx#SlidePictureHint": SlidePictureHint_28d7539a744201549cc9f1ef2ab9a72d,
  "/fields/choosing/TargetChoice.tsx#TargetChoice": TargetChoice_4bb3fe1e8e81556f8b4117c8686686f0,
  "/fields/admin/TargetCell.tsx#TargetCell": TargetCell_23630db18dff09e26fcb6a432e9c57ef,
  "/legal-texts/admin/Placeholders.tsx#Placeholders": Placeholders_2884001d9ec893003b44ef86db3c7461,
  "/legal-texts/admin/LegalHints.tsx#LegalHints": LegalHints_ea6a64d66c927b610226e6a40d7255e0,
  "/uploads/admin/library/AlternativeText.tsx#AlternativeText": AlternativeText_572ebc82c40778d13e98fe291997a45d,
  "/uploads/admin/library/AlbumField.tsx#AlbumField": AlbumField_bdf56fbfa5949d234ce1e42be70432c3,
  "/uploads/admin/library/FileOfEntry.tsx#FileOfEntry": FileOfEntry_a44fb19eebd6514b8ccd0b782bf88789,
  "/uploads/admin/library/MediaList.tsx#MediaList": MediaList_a771e55ae525a80a1a45a3945137ff0d,
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
  "/admin/graphics/Icon.tsx#Icon": Icon_65ed0945efe3aad60a7bc8592e85b6bb,
  "/admin/graphics/Logo.tsx#Logo": Logo_a6801f351999135bbacec7ae94b55ad0,
  "/handbook/HelpLink.tsx#HelpLink": HelpLink_fbbe4b6443fe0956790a912af9c42342,
  "/moving-in/admin/NavLink.tsx#MovingLink": MovingLink_5294ecbd7dee58b84aec7715cf659a40,
  "/admin/NavLink.tsx#NavLink": NavLink_009a379e313aa5b9bc04d842a9189c90,
  "/admin/WindowWidths.tsx#WindowWidths": WindowWidths_09fa2385cdb79b19073f072530b24a4f,
  "/admin/errors/LastingErrors.tsx#LastingErrors": LastingErrors_e97ac2fa584da07473e647c3623a9c4a,
  "/admin/GermanWords.tsx#GermanWords": GermanWords_8bd9b8c91f5b717d9057b33ca29960f7,
  "/preview/from-page/BesidePage.tsx#BesidePage": BesidePage_c9d9ae0e0618dab8377f5f675262b99b,
  "/start-page/StartPage.tsx#StartPage": StartPage_aa94e4f3448a5e1714d7ae27b0c82cf2,
  "/accounts/login/LoginView.tsx#LoginView": LoginView_f42fe579286e28a0ef7b463f529a435b,
  "/accounts/login/LoginView.tsx#SignOutView": SignOutView_f42fe579286e28a0ef7b463f529a435b,
  "/accounts/login/LoginView.tsx#ForgotView": ForgotView_f42fe579286e28a0ef7b463f529a435b,
  "/collections/sections/SectionsView.tsx#SectionsView": SectionsView_3169042534ae45e6b1d91cc6b1b4362f,
  "/moving-in/admin/MovingView.tsx#MovingView": MovingView_02826dbe15140b0881a14428cdde4945,
  "/handbook/HandbookView.tsx#HandbookView": HandbookView_a016dc7460d4016cd0df532ada22a666,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
