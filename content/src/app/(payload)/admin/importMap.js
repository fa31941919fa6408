import { FormErrors as FormErrors_20bf92e85aacda354804b88307ed7a13 } from '../../../admin/errors/FormErrors.tsx'
import { PlanField as PlanField_f3de636cbebd6688b7e28e976cb7b482 } from '../../../admin/publishing/PlanField.tsx'
import { PlanCell as PlanCell_b5078291ee51d3abcee9a93e3eb7a38d } from '../../../admin/publishing/PlanCell.tsx'
import { LastChange as LastChange_2878b2b6c73cfbabd0c7465897f9f2a1 } from '../../../admin/versions/LastChange.tsx'
import { TitleCell as TitleCell_22011813f07ca7971492198eba83c33c } from '../../../admin/thumbnails/TitleCell.tsx'
import { AddressNotice as AddressNotice_586372fc166b4a82e4934029dc2aa7c4 } from '../../../admin/addresses/AddressNotice.tsx'
import { AnchorProposal as AnchorProposal_fb9072fb7ef8b61a315a4147e13b37bd } from '../../../admin/fields/AnchorProposal.tsx'
import { MarkdownField as MarkdownField_f09a9edce1659923a63b74b08847cd7b } from '../../../admin/markdown/field/MarkdownField.tsx'
import { AssetLabel as AssetLabel_de89d8e7c6eabfa547e20af35bfee338 } from '../../../admin/fields/AssetLabel.tsx'
import { SlidePictureHint as SlidePictureHint_a12c0e9330b934b25d7d3a6dde3d503b } from '../../../admin/fields/SlidePictureHint.tsx'
import { Nothing as Nothing_188a66eebb5e40d36785fd0bb2399add } from '../../../admin/editing/Nothing.tsx'
import { EditingGuard as EditingGuard_99456842651f0c4cece3642cfd21c772 } from '../../../admin/editing/EditingGuard.tsx'
import { ChangeOrder as ChangeOrder_fb6765cc6cb9cb8409b9d05adddeef86 } from '../../../admin/ordering/ChangeOrder.tsx'
import { PublicPage as PublicPage_fd22e187a457c40e9686badb22ac7272 } from '../../../admin/public-page/PublicPage.tsx'
import { PublishButton as PublishButton_25fb408bbf1782f10527f45ebf1d87d8 } from '../../../admin/publishing/PublishButton.tsx'
import { Status as Status_112fd04fa50f2a1f5e6bb531f8b592ee } from '../../../admin/publishing/Status.tsx'
import { LivePreview as LivePreview_4add22f81af4fa78fd49c8a86ade44bb } from '../../../preview/LivePreview.tsx'
import { VersionsView as VersionsView_ab62b1467a6aba7e62657ff9a157bc0f } from '../../../admin/versions/VersionsView.tsx'
import { TargetChoice as TargetChoice_3a64d9eb3d663d00ff8f7eef26b82155 } from '../../../admin/menuitems/TargetChoice.tsx'
import { Description as Description_016884b77ceffdf128a9dacf44d52508 } from '../../../admin/sharing/Description.tsx'
import { Preview as Preview_7e9036cdd2446fa116321b5bccf826aa } from '../../../admin/sharing/Preview.tsx'
import { UsedIn as UsedIn_384cca2c3f966fd3215956cf7325eb14 } from '../../../admin/media-library/UsedIn.tsx'
import { DuplicateNotice as DuplicateNotice_bf2e80da874fa982be064b89d48bfa3f } from '../../../admin/media-library/DuplicateNotice.tsx'
import { AlbumField as AlbumField_96a06b1b25263466804c0b9aa31de4c5 } from '../../../admin/media-library/AlbumField.tsx'
import { FilmStill as FilmStill_d9fb2fa162b3949edfc47dcd4b008748 } from '../../../admin/media-library/FilmStill.tsx'
import { MediaList as MediaList_40b3953ec16ed391e050fe8e8e3e6379 } from '../../../admin/media-library/MediaList.tsx'
import { ExportInquiries as ExportInquiries_6f7bd9981fb4d70b2db15e2800f49d73 } from '../../../admin/inquiries/ExportInquiries.tsx'
import { InquiryActions as InquiryActions_31abb8e0a54f19d59910b661d4c6d084 } from '../../../admin/inquiries/InquiryActions.tsx'
import { CurrentPasswordField as CurrentPasswordField_ced9b86929069c211c00c32ec0204601 } from '../../../accounts/CurrentPasswordField.tsx'
import { InviteAgainField as InviteAgainField_9d182a94435527363f632b7418f91f99 } from '../../../accounts/invitations/InviteAgainField.tsx'
import { SecondFactorField as SecondFactorField_196384b6b9ffa108ca9e1a9a74f815da } from '../../../accounts/second-factor/SecondFactorField.tsx'
import { InviteView as InviteView_ccb3cfb6b746525697c1a77102411ae5 } from '../../../accounts/invitations/InviteView.tsx'
import { MarkField as MarkField_a34c3a084af833558eac21dcd058e8dc } from '../../../admin/appearance/MarkField.tsx'
import { ColourField as ColourField_0d84dd6e0b46fc079c93b8fdf7c0100b } from '../../../admin/appearance/ColourField.tsx'
import { Contrasts as Contrasts_1a6bec16dad09df594eeed850dc0075c } from '../../../admin/appearance/Contrasts.tsx'
import { Placeholders as Placeholders_e193a34a90dabc52ed3e7ef56feb7bfc } from '../../../admin/legal-texts/Placeholders.tsx'
import { Icon as Icon_65ed0945efe3aad60a7bc8592e85b6bb } from '../../../admin/graphics/Icon.tsx'
import { Logo as Logo_a6801f351999135bbacec7ae94b55ad0 } from '../../../admin/graphics/Logo.tsx'
import { Troubles as Troubles_45a01f2554dec37e0b54b3384aa3bef9 } from '../../../admin/start-page/Troubles.tsx'
import { FirstSteps as FirstSteps_99db87d7ed4c402c8205f2b62fcb1a64 } from '../../../admin/first-steps/FirstSteps.tsx'
import { WhatToDo as WhatToDo_4021ec60eb5b21a5b8a61db3e549c547 } from '../../../admin/start-page/WhatToDo.tsx'
import { InquiryOverview as InquiryOverview_491bd5ae41e6618f53e682f6b40dd28f } from '../../../admin/inquiries/InquiryOverview.tsx'
import { SuspiciousInquiries as SuspiciousInquiries_93313a184f54bd5073ebd128bbba1183 } from '../../../admin/inquiries/SuspiciousInquiries.tsx'
import { MailSetup as MailSetup_5f048b52756ca122bc7a6a1de9b7eded } from '../../../admin/start-page/MailSetup.tsx'
import { Planned as Planned_dbcd7784c24acb547c1b2592cfeb5022 } from '../../../admin/start-page/Planned.tsx'
import { Figures as Figures_18be415fdd39911bc5e9c6f1039aa4d5 } from '../../../admin/figures/Figures.tsx'
import { LatestChanges as LatestChanges_e8451a930ec9447fcca88215c6dcbbdf } from '../../../admin/start-page/LatestChanges.tsx'
import { Backups as Backups_9062e588396f2519d4ad6bb4e70b6663 } from '../../../admin/start-page/Backups.tsx'
import { LastingErrors as LastingErrors_e97ac2fa584da07473e647c3623a9c4a } from '../../../admin/errors/LastingErrors.tsx'
import { UploadProgress as UploadProgress_e9e39a1f1d409c5cd5fb0c647d5a479e } from '../../../admin/uploads/UploadProgress.tsx'
import { GermanWords as GermanWords_8bd9b8c91f5b717d9057b33ca29960f7 } from '../../../admin/GermanWords.tsx'
import { LoginView as LoginView_f42fe579286e28a0ef7b463f529a435b } from '../../../accounts/login/LoginView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/errors/FormErrors.tsx#FormErrors": FormErrors_20bf92e85aacda354804b88307ed7a13,
  "/admin/publishing/PlanField.tsx#PlanField": PlanField_f3de636cbebd6688b7e28e976cb7b482,
  "/admin/publishing/PlanCell.tsx#PlanCell": PlanCell_b5078291ee51d3abcee9a93e3eb7a38d,
  "/admin/versions/LastChange.tsx#LastChange": LastChange_2878b2b6c73cfbabd0c7465897f9f2a1,
  "/admin/thumbnails/TitleCell.tsx#TitleCell": TitleCell_22011813f07ca7971492198eba83c33c,
  "/admin/addresses/AddressNotice.tsx#AddressNotice": AddressNotice_586372fc166b4a82e4934029dc2aa7c4,
  "/admin/fields/AnchorProposal.tsx#AnchorProposal": AnchorProposal_fb9072fb7ef8b61a315a4147e13b37bd,
  "/admin/markdown/field/MarkdownField.tsx#MarkdownField": MarkdownField_f09a9edce1659923a63b74b08847cd7b,
  "/admin/fields/AssetLabel.tsx#AssetLabel": AssetLabel_de89d8e7c6eabfa547e20af35bfee338,
  "/admin/fields/SlidePictureHint.tsx#SlidePictureHint": SlidePictureHint_a12c0e9330b934b25d7d3a6dde3d503b,
  "/admin/editing/Nothing.tsx#Nothing": Nothing_188a66eebb5e40d36785fd0bb2399add,
  "/admin/editing/EditingGuard.tsx#EditingGuard": EditingGuard_99456842651f0c4cece3642cfd21c772,
  "/admin/ordering/ChangeOrder.tsx#ChangeOrder": ChangeOrder_fb6765cc6cb9cb8409b9d05adddeef86,
  "/admin/public-page/PublicPage.tsx#PublicPage": PublicPage_fd22e187a457c40e9686badb22ac7272,
  "/admin/publishing/PublishButton.tsx#PublishButton": PublishButton_25fb408bbf1782f10527f45ebf1d87d8,
  "/admin/publishing/Status.tsx#Status": Status_112fd04fa50f2a1f5e6bb531f8b592ee,
  "/preview/LivePreview.tsx#LivePreview": LivePreview_4add22f81af4fa78fd49c8a86ade44bb,
  "/admin/versions/VersionsView.tsx#VersionsView": VersionsView_ab62b1467a6aba7e62657ff9a157bc0f,
  "/admin/menuitems/TargetChoice.tsx#TargetChoice": TargetChoice_3a64d9eb3d663d00ff8f7eef26b82155,
  "/admin/sharing/Description.tsx#Description": Description_016884b77ceffdf128a9dacf44d52508,
  "/admin/sharing/Preview.tsx#Preview": Preview_7e9036cdd2446fa116321b5bccf826aa,
  "/admin/media-library/UsedIn.tsx#UsedIn": UsedIn_384cca2c3f966fd3215956cf7325eb14,
  "/admin/media-library/DuplicateNotice.tsx#DuplicateNotice": DuplicateNotice_bf2e80da874fa982be064b89d48bfa3f,
  "/admin/media-library/AlbumField.tsx#AlbumField": AlbumField_96a06b1b25263466804c0b9aa31de4c5,
  "/admin/media-library/FilmStill.tsx#FilmStill": FilmStill_d9fb2fa162b3949edfc47dcd4b008748,
  "/admin/media-library/MediaList.tsx#MediaList": MediaList_40b3953ec16ed391e050fe8e8e3e6379,
  "/admin/inquiries/ExportInquiries.tsx#ExportInquiries": ExportInquiries_6f7bd9981fb4d70b2db15e2800f49d73,
  "/admin/inquiries/InquiryActions.tsx#InquiryActions": InquiryActions_31abb8e0a54f19d59910b661d4c6d084,
  "/accounts/CurrentPasswordField.tsx#CurrentPasswordField": CurrentPasswordField_ced9b86929069c211c00c32ec0204601,
  "/accounts/invitations/InviteAgainField.tsx#InviteAgainField": InviteAgainField_9d182a94435527363f632b7418f91f99,
  "/accounts/second-factor/SecondFactorField.tsx#SecondFactorField": SecondFactorField_196384b6b9ffa108ca9e1a9a74f815da,
  "/accounts/invitations/InviteView.tsx#InviteView": InviteView_ccb3cfb6b746525697c1a77102411ae5,
  "/admin/appearance/MarkField.tsx#MarkField": MarkField_a34c3a084af833558eac21dcd058e8dc,
  "/admin/appearance/ColourField.tsx#ColourField": ColourField_0d84dd6e0b46fc079c93b8fdf7c0100b,
  "/admin/appearance/Contrasts.tsx#Contrasts": Contrasts_1a6bec16dad09df594eeed850dc0075c,
  "/admin/legal-texts/Placeholders.tsx#Placeholders": Placeholders_e193a34a90dabc52ed3e7ef56feb7bfc,
  "/admin/graphics/Icon.tsx#Icon": Icon_65ed0945efe3aad60a7bc8592e85b6bb,
  "/admin/graphics/Logo.tsx#Logo": Logo_a6801f351999135bbacec7ae94b55ad0,
  "/admin/start-page/Troubles.tsx#Troubles": Troubles_45a01f2554dec37e0b54b3384aa3bef9,
  "/admin/first-steps/FirstSteps.tsx#FirstSteps": FirstSteps_99db87d7ed4c402c8205f2b62fcb1a64,
  "/admin/start-page/WhatToDo.tsx#WhatToDo": WhatToDo_4021ec60eb5b21a5b8a61db3e549c547,
  "/admin/inquiries/InquiryOverview.tsx#InquiryOverview": InquiryOverview_491bd5ae41e6618f53e682f6b40dd28f,
  "/admin/inquiries/SuspiciousInquiries.tsx#SuspiciousInquiries": SuspiciousInquiries_93313a184f54bd5073ebd128bbba1183,
  "/admin/start-page/MailSetup.tsx#MailSetup": MailSetup_5f048b52756ca122bc7a6a1de9b7eded,
  "/admin/start-page/Planned.tsx#Planned": Planned_dbcd7784c24acb547c1b2592cfeb5022,
  "/admin/figures/Figures.tsx#Figures": Figures_18be415fdd39911bc5e9c6f1039aa4d5,
  "/admin/start-page/LatestChanges.tsx#LatestChanges": LatestChanges_e8451a930ec9447fcca88215c6dcbbdf,
  "/admin/start-page/Backups.tsx#Backups": Backups_9062e588396f2519d4ad6bb4e70b6663,
  "/admin/errors/LastingErrors.tsx#LastingErrors": LastingErrors_e97ac2fa584da07473e647c3623a9c4a,
  "/admin/uploads/UploadProgress.tsx#UploadProgress": UploadProgress_e9e39a1f1d409c5cd5fb0c647d5a479e,
  "/admin/GermanWords.tsx#GermanWords": GermanWords_8bd9b8c91f5b717d9057b33ca29960f7,
  "/accounts/login/LoginView.tsx#LoginView": LoginView_f42fe579286e28a0ef7b463f529a435b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
